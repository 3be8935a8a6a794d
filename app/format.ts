import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'

const noBreak = '\u00a0'
/** An invisible character at which no line breaks. */
const wordJoiner = '\u2060'

/**
 * A text that breaks across lines as a reader expects: numbers stay with their units (`8 %`, `98
 * m²`, `{area} m²`), and `e-mail` is not broken at its hyphen. An `E-mail` at the beginning of a
 * text begins a line anyway, and is left as it is typed.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<=[\d}]) (?=(?:%|m²|m|km|min|€)(?![\p{L}\d]))/gu, noBreak)
    .replace(/(?<=\s[«“(]?e-)(?=mail)/gi, wordJoiner)

/**
 * The price range of CARAT, in the form of docs/requirements/pages.md#carat: `€ 830,000 -
 * 3,700,000` or `830.000–3.700.000 €`.
 */
export const caratPrice = ({ min, max }: Range, language: Language): string =>
  language === 'es'
    ? priceSpan({ min, max }, 'es')
    : `€ ${groupedNumber(min, 'en')} - ${groupedNumber(max, 'en')}`

/** An area in square metres, with a non-breaking space: `98 m²`. */
export const area = (squareMetres: number, language: Language): string =>
  `${groupedNumber(squareMetres, language)}${noBreak}m²`

/** A range: `115–221`; a single figure where both ends are the same. */
export const range = ({ min, max }: Range, language: Language): string =>
  min === max
    ? groupedNumber(min, language)
    : `${groupedNumber(min, language)}–${groupedNumber(max, language)}`

/** A range of areas: `115–221 m²`. */
export const areaRange = (squareMetres: Range, language: Language): string =>
  `${range(squareMetres, language)}${noBreak}m²`

/**
 * A price range in the form of the cards of developments: `€720,000–820,000` or `720.000–820.000
 * €`.
 */
export const priceSpan = (euros: Range, language: Language): string =>
  language === 'es' ? `${range(euros, 'es')}${noBreak}€` : `€${range(euros, 'en')}`
