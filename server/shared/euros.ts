import { type Language, perLanguage } from '../language.ts'

/** Spanish leaves 4-digit numbers ungrouped by default; prices are always grouped. */
const grouped = perLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }))

/** A whole number with its thousands apart: `1,500` or `1.500`. */
export const groupedNumber = (value: number, language: Language): string =>
  grouped(language).format(value)

/** Whole euros: `€2,400,000` or `2.400.000 €`, the space unbreakable. */
export const euros = (amount: number, language: Language): string => {
  const figure = groupedNumber(amount, language)
  return language === 'es' ? `${figure}\u00a0€` : `€${figure}`
}
