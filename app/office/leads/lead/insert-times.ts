import { insert, translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { insertParagraph } from './insert-paragraph.ts'

/** The placeholders of a template for a day and a time, in either language. */
const placeholder = /\[[^\]\n]*\b(?:time|hora)\b[^\]\n]*\]/i

const words = translations(
  { sentence: 'I can show it to you on {times}.', or: ' or ' },
  { sentence: 'Puedo enseñársela el {times}.', or: ' o el ' },
)

/**
 * Inserts times into a message. They replace the template's placeholders, the last of which takes
 * all remaining times; without placeholders they become a sentence at the cursor.
 * @param times the times in the words of the reply.
 */
export function insertTimes(
  area: Parameters<typeof insertParagraph>[0],
  times: readonly string[],
  language: Language,
): void {
  const { sentence, or } = words[language]
  if (!placeholder.test(area.value)) {
    insertParagraph(area, insert(sentence, { times: listed(times, or) }))
    return
  }
  const holes = area.value.match(new RegExp(placeholder.source, 'gi'))?.length ?? 0
  const parts = times
    .slice(0, holes)
    .map((time, index) => (index === holes - 1 ? listed(times.slice(index), or) : time))
  for (const part of parts) {
    const found = placeholder.exec(area.value)
    if (found) area.setRangeText(part, found.index, found.index + found[0].length, 'end')
  }
}

/** A list in words: `A, B or C`. */
const listed = (times: readonly string[], or: string) =>
  [times.slice(0, -1).join(', '), ...times.slice(-1)].filter(Boolean).join(or)
