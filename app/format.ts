import { type Language, perLanguage } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'

const lists = perLanguage((locale) => new Intl.ListFormat(locale))
const inSpain = { dateStyle: 'long', timeZone: agencyZone } as const
const dates = perLanguage((locale) => new Intl.DateTimeFormat(locale, inSpain))
const datesAndTimes = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { ...inSpain, timeStyle: 'short' }),
)
const months = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

const weekdays = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: agencyZone,
    }),
)
const clockTimes = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: agencyZone }),
)

const noBreak = '\u00a0'
/** An invisible character at which no line breaks. */
const wordJoiner = '\u2060'

/**
 * A text that breaks across lines as a reader expects: numbers stay with their units (`8 %`, `98
 * m²`, `{area} m²`), and `e-mail` is not broken at its hyphen. Where a text begins with
 * `E-mail`, the word begins a line, so a label stays as it is typed.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<=[\d}]) (?=(?:%|m²|m|km|min|€)(?![\p{L}\d]))/gu, noBreak)
    .replace(/(?<=\s[«“(]?e-)(?=mail)/gi, wordJoiner)

/** A number: `2,400,000` or `2.400.000`. */
export const number = groupedNumber

/** An amount in whole euros: `€2,400,000` or `2.400.000 €`. */
export const price = euros

/**
 * The price range of CARAT, in the form of docs/requirements/pages.md#carat: `€ 830,000 -
 * 3,700,000` or `830.000–3.700.000 €`.
 */
export const caratPrice = ({ min, max }: Range, language: Language): string =>
  language === 'es'
    ? priceSpan({ min, max }, 'es')
    : `€ ${number(min, 'en')} - ${number(max, 'en')}`

/** An area in square metres, with a non-breaking space: `98 m²`. */
export const area = (squareMetres: number, language: Language): string =>
  `${number(squareMetres, language)}${noBreak}m²`

/** A range: `115–221`; a single figure where both ends are the same. */
export const range = ({ min, max }: Range, language: Language): string =>
  min === max ? number(min, language) : `${number(min, language)}–${number(max, language)}`

/** A range of areas: `115–221 m²`. */
export const areaRange = (squareMetres: Range, language: Language): string =>
  `${range(squareMetres, language)}${noBreak}m²`

/**
 * A price range in the form of the cards of developments: `€720,000–820,000` or `720.000–820.000
 * €`.
 */
export const priceSpan = (euros: Range, language: Language): string =>
  language === 'es' ? `${range(euros, 'es')}${noBreak}€` : `€${range(euros, 'en')}`

/** A list in words: `A, B and C` or `A, B y C`. */
export const enumeration = (items: readonly string[], language: Language): string =>
  lists(language).format(items)

/** A date and time in Spain: `1 November 2026 at 18:05` or `1 de noviembre de 2026, 18:05`. */
export const dateAndTime = (iso: string, language: Language): string =>
  datesAndTimes(language).format(new Date(iso))

/** A date: `1 November 2026` or `1 de noviembre de 2026`. */
export const date = (iso: string, language: Language): string =>
  dates(language).format(new Date(iso))

/** A month, given as `2026-11`: `November 2026` or `noviembre de 2026`. */
export const monthOf = (month: string, language: Language): string =>
  months(language).format(new Date(`${month}-01T00:00:00Z`))

/**
 * A day after a label, in Málaga: `Tuesday 24 November` or `martes 24 de noviembre`.
 * @param time milliseconds since 1970.
 */
export const dayAfterLabel = (time: number, language: Language): string =>
  weekdays(language).format(time).replace(',', '')

/**
 * A time after a label, in Málaga: `Tuesday 24 November, 10:30` or `martes 24 de noviembre, a las
 * 10:30`.
 * @param time milliseconds since 1970.
 */
export const timeAfterLabel = (time: number, language: Language): string =>
  `${dayAfterLabel(time, language)}, ${language === 'es' ? 'a las ' : ''}${clockTimes(language).format(time)}`
