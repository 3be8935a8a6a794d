import { number } from '#app/format.ts'
import type { Language } from '#server/language.ts'

/**
 * By how many percent a price differs from the one before. Cut to a tenth, not rounded: a price of
 * one euro is not 100 % less.
 */
export const priceDifference = (before: number, after: number, language: Language): string =>
  number(Math.trunc(Math.abs(after / before - 1) * 1000) / 10, language)
