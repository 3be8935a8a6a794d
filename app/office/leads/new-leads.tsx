import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { useNews } from '../news/use-news.ts'
import { leadWords } from './words.ts'

/**
 * Counts the new leads since a list was loaded.
 * @param list the loader's data; another object means another list.
 * @param open the number of leads that were open then; a reply changes whose turn it is, but not
 * this number.
 */
export function useNewLeads(list: object, open: number): number {
  const news = useNews()
  // A message that arrived before the list was loaded is older than the list.
  const [before, setBefore] = useState({ list, news })
  if (before.list !== list) setBefore({ list, news })
  return news && news !== before.news ? Math.max(0, news.open - open) : 0
}

/**
 * Shows how many new leads there are. The list does not move by itself: new leads are added on
 * request, or at once if the list is empty.
 */
export function NewLeads({ count, isEmpty }: { count: number; isEmpty: boolean }) {
  const { language } = useRootData()
  const { newOnes } = leadWords[language]
  const { revalidate } = useRevalidator()
  const isShown = isEmpty && count > 0
  useEffect(() => {
    if (isShown) void revalidate()
  }, [isShown, revalidate])
  return (
    <div role="status">
      {count > 0 && (
        <button className="btn btn--wide" type="button" onClick={() => void revalidate()}>
          {count === 1 ? newOnes.one : insert(newOnes.many, { count })}
          <span className="slate">{newOnes.show}</span>
        </button>
      )}
    </div>
  )
}
