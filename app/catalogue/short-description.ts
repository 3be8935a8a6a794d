/** As many characters as fit on two lines of a card on a phone. */
const maxLength = 84

/** A shorter text would only repeat the bedrooms, which the card's measures give already. */
const minLength = 44

/**
 * Positions at which the beginning may end, best first: after a sentence, after a clause, before
 * `and`.
 */
const ends = [/^.*[.?!](?=\s)/s, /^.*(?=[,;:]\s)/s, /^.*[^,](?=,?\s(?:and|y)\s)/s]

/**
 * The beginning of a description, for a card: whole sentences while they fit, otherwise the text up
 * to a comma, semicolon, colon or `and`. Where there is no such position it is the first sentence,
 * or the whole text if it has only one.
 */
export function shortDescription(text: string): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength + 1)
  const beginning = ends
    .map((end) => end.exec(start)?.[0] ?? '')
    .find((text) => text.length >= minLength)
  if (beginning) return /[.?!]$/.test(beginning) ? beginning : `${beginning}.`
  return /^.*?[.?!](?=\s)/s.exec(text)?.[0] ?? text
}
