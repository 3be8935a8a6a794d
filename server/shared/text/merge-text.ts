/** A text that two people change. */
interface Versions {
  /** Before either changed it. */
  base: string
  /** As the person who saves now has written it. */
  mine: string
  /** As the other person has stored it meanwhile. */
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
