import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { autosaveWords } from './words.ts'

/** The maximum number of characters of a text that is quoted in a sentence. */
const maxLength = 120

/**
 * Formats a field's text for readers, such as an amount; by default the text is quoted unchanged.
 */
export type ShowText = (field: string, text: string) => string

/** A field's text within a sentence: shortened, and in quotation marks unless it is a figure. */
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

/** Whether a text is short enough to be quoted on a button. */
export const fitsButton = (text: string): boolean => text.length <= 32
