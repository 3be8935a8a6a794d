/** The most words of a lead that it is found by, and the longest. */
const maxWords = 150
const maxTermLength = 60

/** How many digits a telephone number has without the country's code: in Spain, and in most other countries. */
const nationalDigits = [9, 10]

/**
 * The words that a lead is found by: of name, e-mail address, telephone, reference and text, in lower case and
 * without accents. A telephone number is one word of digits, and another without the country's code.
 */
export function wordsOf(fields: Readonly<Record<string, string>>): string[] {
  const { email = '', phone = '', message, ...others } = fields
  const digits = phone.replace(/\D/g, '')
  const words = [
    email.toLowerCase().slice(0, maxTermLength),
    digits,
    ...nationalDigits.map((count) => digits.slice(-count)),
    ...split(email),
    ...Object.values(others).flatMap(split),
    ...split(message ?? ''),
  ]
  return [...new Set(words)].filter((word) => word.length > 1).slice(0, maxWords)
}

/** What is looked for: the beginnings of words, all of which a lead has to have. */
export function termsOf(query: string): string[] {
  const text = query.trim()
  if (/^\+?[\d\s().-]{5,}$/.test(text)) return [text.replace(/\D/g, '').replace(/^0+/, '')]
  if (/^\S+@\S+$/.test(text)) return [text.toLowerCase().slice(0, maxTermLength)]
  return [...new Set(split(text))].filter((word) => word.length > 1).slice(0, 6)
}

const split = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, maxTermLength))
