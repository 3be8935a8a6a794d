import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { useNews } from '../news/use-news.ts'
import { leadWords } from './words.ts'

/**
 * Counts what has come since the list was made. The list never moves by itself: they enter on request.
 * @param list what the loader answered; another object is another list.
 * @param open how many leads were open then. A reply changes whose turn it is, not how many are open.
 */
export function NewLeads({ list, open }: { list: object; open: number }) {
  const { language } = useRootData()
  const { newOnes } = leadWords[language]
  const { revalidate } = useRevalidator()
  const news = useNews()
  // What was told before the list was made is older than the list.
  const [before, setBefore] = useState({ list, news })
  if (before.list !== list) setBefore({ list, news })
  const count = news && news !== before.news ? news.open - open : 0
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
