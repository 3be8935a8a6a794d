import { fold } from '../../shared/text/fold.ts'

/** The most search terms of a lead, and the greatest length of each. */
const maxTerms = 150
const maxTermLength = 60

/**
 * How many digits a telephone number has without its country code: nine in Spain, ten in many other
 * countries.
 */
const nationalDigits = [9, 10]

/**
 * The terms by which a lead is found: from all its fields, the stored values of choices included,
 * in lower case and without accents. A telephone number gives a term of its digits, without the
 * zeros before a country code, and further terms without the code.
 */
export function searchTermsOf(fields: Readonly<Record<string, string>>): string[] {
  const { email = '', phone = '', message, ...others } = fields
  const digits = digitsOf(phone)
  const terms = [
    email.toLowerCase().slice(0, maxTermLength),
    digits,
    ...nationalDigits.map((count) => digits.slice(-count)),
    ...split(email),
    ...Object.values(others).flatMap(split),
    ...split(message ?? ''),
  ]
  return [...new Set(terms)].filter((term) => term.length > 1).slice(0, maxTerms)
}

/**
 * The terms of a query, each with its possible spellings. A lead matches when, for each term, one
 * of its search terms begins with one of the spellings.
 */
export function queryTermsOf(query: string): string[][] {
  const text = query.trim()
  if (/^\+?[\d\s().-]{5,}$/.test(text)) {
    const digits = digitsOf(text)
    // A blank term is left out, because every search term begins with it.
    return digits.length > 1 ? [spellingsOf(digits)] : []
  }
  if (/^\S+@\S+$/.test(text)) return [[text.toLowerCase().slice(0, maxTermLength)]]
  return [...new Set(split(text))]
    .filter((term) => term.length > 1)
    .slice(0, 6)
    .map((term) => [term])
}

/**
 * A telephone number in a query, and its last nine digits, because the lead's number may have been
 * written without the country code.
 */
const spellingsOf = (digits: string): string[] => [
  ...new Set([digits, digits.slice(-Math.min(...nationalDigits))]),
]

/** The digits of a telephone number; 0034 is treated as +34. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '')

const split = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, maxTermLength))
