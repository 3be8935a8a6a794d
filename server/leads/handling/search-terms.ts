import { fold } from '../../shared/text/fold.ts'

/** How many search terms a lead has at most, and how long each is. */
const maxTerms = 150
const maxTermLength = 60

/**
 * How many digits a telephone number has without the country's code: in Spain, and in most other
 * countries.
 */
const nationalDigits = [9, 10]

/**
 * The terms by which a lead is found: from its name, e-mail address, telephone, reference and text,
 * in lower case and without accents. A telephone number gives one term of its digits, without the
 * zeros before a country's code, and others without the code.
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
 * The terms of a query, each in one or more spellings. A lead matches when a spelling of each is
 * the beginning of one of its search terms.
 */
export function queryTermsOf(query: string): string[][] {
  const text = query.trim()
  if (/^\+?[\d\s().-]{5,}$/.test(text)) {
    const digits = digitsOf(text)
    // What begins with nothing is everything.
    return digits.length > 1 ? [spellingsOf(digits)] : []
  }
  if (/^\S+@\S+$/.test(text)) return [[text.toLowerCase().slice(0, maxTermLength)]]
  return [...new Set(split(text))]
    .filter((term) => term.length > 1)
    .slice(0, 6)
    .map((term) => [term])
}

/**
 * A number that is searched for, and its last nine digits: it may have a country's code that its
 * lead was written without.
 */
const spellingsOf = (digits: string): string[] => [
  ...new Set([digits, digits.slice(-Math.min(...nationalDigits))]),
]

/** The digits of a telephone number; 0034 is +34. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '')

const split = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, maxTermLength))
