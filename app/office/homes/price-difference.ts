import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'

/**
 * The difference of a price from the one before, in percent. It is cut to a tenth, not rounded: a
 * price of one euro is not 100 % less.
 */
export const priceDifference = (before: number, after: number, language: Language): string =>
  groupedNumber(Math.trunc(Math.abs(after / before - 1) * 1000) / 10, language)
