/** A text that two people change. */
interface Versions {
  /** The text before either person changed it. */
  base: string
  /** The text of the person who saves now. */
  mine: string
  /** The text that the other person has stored in the meantime. */
  theirs: string
}

/**
 * Merges the changes of two people to one text.
 * @returns the text to store, and whether the changes conflict; then the text is the other
 *   person's.
 */
export function mergeText({ base, mine, theirs }: Versions): {
  text: string
  isConflict: boolean
} {
  const isConflict = mine !== base && theirs !== base && mine !== theirs
  return { text: mine === base || isConflict ? theirs : mine, isConflict }
}
