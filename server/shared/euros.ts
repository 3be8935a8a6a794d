import type { Language } from '../language.ts'

/** Spanish leaves 4-digit numbers ungrouped by default; prices are always grouped. */
const grouped = {
  en: new Intl.NumberFormat('en-GB', { useGrouping: 'always' }),
  es: new Intl.NumberFormat('es-ES', { useGrouping: 'always' }),
} as const

/** Whole euros: `€2,400,000` or `2.400.000 €`, the space unbreakable. */
export const euros = (amount: number, language: Language): string => {
  const figure = grouped[language].format(amount)
  return language === 'es' ? `${figure}\u00a0€` : `€${figure}`
}
