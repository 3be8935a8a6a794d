import { insert, translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { insertParagraph } from './insert-paragraph.ts'

/** The places that a template leaves for a day and a time, in either language. */
const hole = /\[[^\]\n]*\b(?:time|hora)\b[^\]\n]*\]/i

const words = translations(
  { sentence: 'I can show it to you on {times}.', or: ' or ' },
  { sentence: 'Puedo enseñársela el {times}.', or: ' o el ' },
)

/**
 * Puts times into a message: into the places that its template left for them, the last of which
 * takes those that are left; otherwise as a sentence at the cursor.
 * @param times in the words of the reply.
 */
export function insertTimes(
  area: Parameters<typeof insertParagraph>[0],
  times: readonly string[],
  language: Language,
): void {
  const { sentence, or } = words[language]
  if (!hole.test(area.value)) {
    insertParagraph(area, insert(sentence, { times: listed(times, or) }))
    return
  }
  const holes = area.value.match(new RegExp(hole.source, 'gi'))?.length ?? 0
  const parts = times
    .slice(0, holes)
    .map((time, index) => (index === holes - 1 ? listed(times.slice(index), or) : time))
  for (const part of parts) {
    const found = hole.exec(area.value)
    if (found) area.setRangeText(part, found.index, found.index + found[0].length, 'end')
  }
}

/** `A, B or C`. */
const listed = (times: readonly string[], or: string) =>
  [times.slice(0, -1).join(', '), ...times.slice(-1)].filter(Boolean).join(or)
