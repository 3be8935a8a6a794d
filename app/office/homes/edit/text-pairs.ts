import { counted } from '#app/plural.ts'
import type { HomeFieldName, HomeFields } from '#server/homes/fields.ts'
import { type Language, otherLanguage } from '#server/language.ts'
import type { EditWords } from './words.ts'

/** The texts of a home that exist in both languages. */
export const pairedTexts = [
  { name: 'title', rows: 1 },
  { name: 'description', rows: 2 },
  { name: 'long_description', rows: 8 },
  { name: 'features', rows: 5 },
] as const satisfies readonly { name: HomeFieldName; rows: number }[]

export type PairedText = (typeof pairedTexts)[number]['name']

export const fieldIn = (name: PairedText, language: Language): HomeFieldName =>
  language === 'es' ? `${name}_es` : name

/**
 * The number of texts that a language lacks and that are required, or that exist in the other
 * language.
 */
const missingIn = (shown: HomeFields, language: Language): number =>
  pairedTexts.filter(
    ({ name }) =>
      !shown[fieldIn(name, language)].trim() &&
      (name === 'title' ||
        name === 'description' ||
        shown[fieldIn(name, otherLanguage(language))].trim()),
  ).length

const lines = (text: string) => text.split('\n').filter((line) => line.trim()).length

/**
 * The number of features and paragraphs that this language lacks compared with the other one, in
 * texts that exist in both.
 */
const missingLines = (shown: HomeFields, language: Language): number =>
  pairedTexts
    .map(({ name }) => {
      const own = lines(shown[fieldIn(name, language)])
      return own && Math.max(0, lines(shown[fieldIn(name, otherLanguage(language))]) - own)
    })
    .reduce((sum, count) => sum + count, 0)

/**
 * What a language lacks compared with the other one, in words; undefined if nothing is missing.
 * @param lagging the number of its texts that are older than those of the other language.
 */
export function lackOf(
  { shown, language, lagging }: { shown: HomeFields; language: Language; lagging: number },
  copy: EditWords,
  reader: Language,
): string | undefined {
  const missing = missingIn(shown, language)
  if (missing > 0) return counted(copy.missing, missing, reader)
  const behind = missingLines(shown, language)
  if (behind > 0) return counted(copy.behind[language], behind, reader)
  return lagging > 0 ? counted(copy.lagging, lagging, reader) : undefined
}
