import type { ProposedTimes } from './free-times.ts'
import { insertParagraph } from './insert-paragraph.ts'

/** The places that a template leaves for a day and a time, in either language. */
const hole = /\[[^\]\n]*\b(?:time|hora)\b[^\]\n]*\]/i

/**
 * Puts two times into a message: into the places that its template left for them, otherwise as a
 * sentence at the cursor.
 */
export function insertTimes(
  area: Parameters<typeof insertParagraph>[0],
  { times, sentence }: ProposedTimes,
): void {
  if (!hole.test(area.value)) {
    insertParagraph(area, sentence)
    return
  }
  for (const time of times) {
    const found = hole.exec(area.value)
    if (found) area.setRangeText(time, found.index, found.index + found[0].length, 'end')
  }
}
