import { insert } from '#app/words.ts'
import type { OfficeWords } from '../words.ts'

/** The number of items in a section that wait for us; nothing if there are none. */
export function SectionCount({
  words,
  count = 0,
}: {
  words: OfficeWords
  count?: number | undefined
}) {
  if (count === 0) return null
  return (
    <b className="new">
      <span aria-hidden="true">{count}</span>
      <span className="vh">{insert(words.toDo, { count })}</span>
    </b>
  )
}
