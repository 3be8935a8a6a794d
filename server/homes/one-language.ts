import type { Language } from '../language.ts'
import type { HomeFields } from './fields.ts'
import { pairedFields } from './lagging-fields.ts'

/**
 * Counts the texts that a change has in one language only. In the other language visitors continue
 * to see the present text.
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
