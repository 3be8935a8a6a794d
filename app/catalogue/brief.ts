/** As much as fits in the two lines of a card on a phone. */
const maxLength = 84

/** Fewer only repeat the bedrooms, which the measures of the card give already. */
const minLength = 44

/** Places where a beginning may end, best first: after a sentence, after a clause, before `and`. */
const ends = [/^.*[.?!](?=\s)/s, /^.*(?=[,;:]\s)/s, /^.*[^,](?=,?\s(?:and|y)\s)/s]

/**
 * The beginning of a description, for a card: whole sentences while they fit, or else as much as
 * ends at a comma, semicolon, colon or `and`. Without such a place it is the first sentence.
 */
export function brief(text: string): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength + 1)
  const beginning = ends
    .map((end) => end.exec(start)?.[0] ?? '')
    .find((text) => text.length >= minLength)
  if (beginning) return /[.?!]$/.test(beginning) ? beginning : `${beginning}.`
  return /^.*?[.?!](?=\s)/s.exec(text)?.[0] ?? text
}
