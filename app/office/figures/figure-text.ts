import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { FiguresWords } from './words.ts'

/** Minutes in words; two hours and more are in hours. */
export const duration = (minutes: number, copy: FiguresWords, language: Language): string =>
  minutes < 120
    ? insert(copy.minutes, { n: minutes })
    : insert(copy.hours, { n: groupedNumber(Math.round(minutes / 60), language) })

/** A part as a percentage of the whole, with one decimal; a dash if the whole is zero. */
export const percentOf = (part: number, whole: number, language: Language): string =>
  whole === 0 ? '–' : `${groupedNumber(Math.round((part / whole) * 1000) / 10, language)} %`
