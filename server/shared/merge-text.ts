/**
 * A text before two people changed it, as the one who saves now has it, and as the other has stored
 * it meanwhile.
 */
interface Versions {
  base: string
  mine: string
  theirs: string
}

/**
 * Merges the changes of two people to one text.
 * @returns the text to store, and whether they conflict: then it is the other person's.
 */
export function mergeText({ base, mine, theirs }: Versions): {
  text: string
  isConflict: boolean
} {
  const isConflict = mine !== base && theirs !== base && mine !== theirs
  return { text: mine === base || isConflict ? theirs : mine, isConflict }
}
