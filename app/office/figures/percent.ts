import { number } from '#app/format.ts'
import type { Language } from '#server/language.ts'

/** A part as a percentage of the whole, with one decimal; a dash if the whole is zero. */
export const percentOf = (part: number, whole: number, language: Language): string =>
  whole === 0 ? '–' : `${number(Math.round((part / whole) * 1000) / 10, language)} %`
