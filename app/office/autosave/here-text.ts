import { plural } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { autosaveWords } from './words.ts'

/** A text that others are also writing here; undefined if nobody is. */
export function hereText(
  others: readonly string[] | undefined,
  language: Language,
): string | undefined {
  if (!others?.length) return undefined
  const names = enumeration(others, language)
  return insert(plural(autosaveWords[language].here, others.length, language), { names })
}
