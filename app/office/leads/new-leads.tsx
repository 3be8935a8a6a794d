import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { useNews } from '../news/use-news.ts'
import { leadWords } from './words.ts'

/**
 * Counts the leads that have come since the list was loaded. The list never moves by itself: they
 * are added on request.
 * @param list the loader's data; another object is another list.
 * @param open the number of leads that were open then; a reply changes whose turn it is, but not
 *   this number.
 */
export function NewLeads({ list, open }: { list: object; open: number }) {
  const { language } = useRootData()
  const { newOnes } = leadWords[language]
  const { revalidate } = useRevalidator()
  const news = useNews()
  // A message from before the list was loaded is older than the list.
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
