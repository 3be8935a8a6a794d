import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'

const to = { en: ' to ', es: ' a ' } as const
const noBreak = '\u00a0'
/** A dash between word joiners, so that no line breaks there. */
const dash = '\u2060–\u2060'
/** A percentage with as many decimals as the value has: `5%` or `5 %`. */
export const formatPercent = (value: number, language: Language): string =>
  `${groupedNumber(value, language)}${percentSign(language)}`

const percentSign = (language: Language) => (language === 'es' ? `${noBreak}%` : '%')

/**
 * A range of percentages: `3.2–4.8%` or `3,2–4,8 %`; below zero `−0.4 to 1.2%`; a single value when
 * both ends print the same.
 */
export const percentRange = ({ min, max }: Range, language: Language): string => {
  const [from, upTo] = [min, max].map((value) =>
    minus(groupedNumber(withoutMinusZero(value), language, 1)),
  )
  if (from === upTo) return `${from}${percentSign(language)}`
  return `${from}${min < 0 ? to[language] : dash}${upTo}${percentSign(language)}`
}

/** A range of rates: `1.5–2.5%`, or a single value when both ends are the same. */
export const rateRange = ({ min, max }: Range, language: Language): string =>
  min === max
    ? formatPercent(min, language)
    : `${groupedNumber(min, language)}${dash}${formatPercent(max, language)}`

/** A range in whole euros: `€1,800–2,500` or `1.800–2.500 €`; below zero `−€3,880 to €200`. */
export const priceRange = ({ min, max }: Range, language: Language): string => {
  const [from, upTo] = [Math.round(min), Math.round(max)]
  if (from === upTo) return signedPrice(from, language)
  if (from < 0) return `${signedPrice(from, language)}${to[language]}${signedPrice(upTo, language)}`
  return language === 'es'
    ? `${groupedNumber(from, 'es')}${dash}${euros(upTo, 'es')}`
    : `${euros(from, 'en')}${dash}${groupedNumber(upTo, 'en')}`
}

const signedPrice = (amount: number, language: Language) =>
  `${amount < 0 ? '−' : ''}${euros(Math.abs(amount), language)}`
const minus = (text: string) => text.replace('-', '−')
/** Zero for a value that rounds to zero, so that no minus sign is printed. */
const withoutMinusZero = (value: number) => (Math.abs(value) < 0.05 ? 0 : value)
