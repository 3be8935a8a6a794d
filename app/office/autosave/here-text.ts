import { plural } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { autosaveWords } from './words.ts'

/** A text that others are also writing here; undefined if nobody is. */
export function hereText(
  others: readonly string[] | undefined,
  language: Language,
): string | undefined {
  if (!others?.length) return undefined
  const names = new Intl.ListFormat(language).format(others)
  return insert(plural(autosaveWords[language].here, others.length, language), { names })
}
