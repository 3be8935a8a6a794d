/** As much as fits in the two lines of a card on a phone. */
const mostLetters = 84

/**
 * The beginning of a description, for a card: whole sentences while they fit, or else the first sentence
 * to its last comma, semicolon or colon that fits. A text without such a place is returned whole.
 */
export function brief(text: string): string {
  if (text.length <= mostLetters) return text
  const start = text.slice(0, mostLetters + 1)
  const sentences = /^.*[.?!](?=\s)/s.exec(start)?.[0]
  if (sentences) return sentences
  const clauses = /^.*(?=[,;:]\s)/s.exec(start)?.[0]
  return clauses ? `${clauses}.` : text
}
