import { number } from '#app/format.ts'
import type { Language } from '#server/language.ts'

/** A part of a whole in per cent, with one decimal; a dash where there is nothing. */
export const percentOf = (part: number, whole: number, language: Language): string =>
  whole === 0 ? '–' : `${number(Math.round((part / whole) * 1000) / 10, language)} %`
