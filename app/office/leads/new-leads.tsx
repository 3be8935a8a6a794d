import { useRevalidator } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { useNews } from '../news/use-news.ts'
import { leadWords } from './words.ts'

/**
 * Counts what has come since the list was made. The list never moves by itself: they enter on request.
 * @param toDo how many were ours to do then.
 */
export function NewLeads({ toDo }: { toDo: number }) {
  const { language } = useRootData()
  const { newOnes } = leadWords[language]
  const { revalidate } = useRevalidator()
  const news = useNews()
  const count = news ? news.toDo - toDo : 0
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
