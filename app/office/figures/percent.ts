import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'

/** A part as a percentage of the whole, with one decimal; a dash if the whole is zero. */
export const percentOf = (part: number, whole: number, language: Language): string =>
  whole === 0 ? '–' : `${groupedNumber(Math.round((part / whole) * 1000) / 10, language)} %`
