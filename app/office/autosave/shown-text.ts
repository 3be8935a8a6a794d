import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { autosaveWords } from './words.ts'

/** Characters of a text that is named in a sentence. */
const maxLength = 120

/** Writes a field's text as it is read, such as an amount; by default it is quoted as it is. */
export type ShowText = (field: string, text: string) => string

/** A field's text within a sentence: cut off, in quotation marks unless it is a figure. */
export function shownText(
  field: string,
  text: string,
  { show, language }: { show: ShowText | undefined; language: Language },
): string {
  const copy = autosaveWords[language]
  if (!text) return copy.empty
  const figure = show?.(field, text)
  if (figure !== undefined && figure !== text) return figure
  const excerpt = text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
  return insert(copy.quoted, { text: excerpt })
}
