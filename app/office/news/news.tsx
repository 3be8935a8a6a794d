import { type ReactNode, useEffect, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { readLiveIssues } from './read-live-issues.ts'
import { chime, isSoundOn } from './sound.ts'
import { type News, NewsContext } from './use-news.ts'

/** Listens to the server, and puts the number of leads that wait for us before the tab's title. */
export function NewsProvider({ children }: { children: ReactNode }) {
  const { language } = useRootData()
  const [news, setNews] = useState<News>()
  useEffect(() => {
    const source = new EventSource(language === 'es' ? '/es/office/events' : '/office/events')
    let before: News | undefined
    source.addEventListener('leads', ({ data }) => {
      const current = read(data)
      if (!current) return
      if (before && current.unread > before.unread && isSoundOn()) chime()
      before = current
      setNews(current)
    })
    return () => source.close()
  }, [language])
  useEffect(() => {
    if (!news) return
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = news.toDo > 0 ? `(${news.toDo}) ${plain}` : plain
  })
  return <NewsContext value={news}>{children}</NewsContext>
}

function read(text: unknown): News | undefined {
  const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const toDo: unknown = Reflect.get(value, 'toDo')
  const unread: unknown = Reflect.get(value, 'unread')
  const open: unknown = Reflect.get(value, 'open')
  return typeof toDo === 'number' && typeof open === 'number' && typeof unread === 'number'
    ? {
        toDo,
        open,
        unread,
        issues: readLiveIssues(Reflect.get(value, 'issues')),
        waiting: textsIn(Reflect.get(value, 'waiting')),
      }
    : undefined
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
