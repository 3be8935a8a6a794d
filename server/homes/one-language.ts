import type { Language } from '../language.ts'
import type { HomeFields } from './fields.ts'
import { pairedFields } from './lagging-fields.ts'

/**
 * How many texts a change has in each language alone, where visitors keep seeing the present text
 * of the other.
 */
export function changedInOneLanguage(
  published: HomeFields,
  changed: HomeFields,
): Record<Language, number> {
  const isChanged = (name: keyof HomeFields) => published[name].trim() !== changed[name].trim()
  const count = { en: 0, es: 0 }
  for (const [english, spanish] of pairedFields) {
    if (isChanged(english) === isChanged(spanish)) continue
    const [language, other] = isChanged(english)
      ? (['en', spanish] as const)
      : (['es', english] as const)
    if (changed[other].trim() !== '') count[language]++
  }
  return count
}
