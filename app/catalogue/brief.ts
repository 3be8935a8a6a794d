/** As much as fits in the two lines of a card on a phone. */
const mostLetters = 84

/**
 * The beginning of a description, for a card: whole sentences while they fit, or else the first sentence
 * to its last comma, semicolon or colon that fits. Without such a place it is the first sentence.
 */
export function brief(text: string): string {
  if (text.length <= mostLetters) return text
  const start = text.slice(0, mostLetters + 1)
  const sentences = /^.*[.?!](?=\s)/s.exec(start)?.[0]
  if (sentences) return sentences
  const clauses = /^.*(?=[,;:]\s)/s.exec(start)?.[0]
  if (clauses) return `${clauses}.`
  return /^.*?[.?!](?=\s)/s.exec(text)?.[0] ?? text
}
