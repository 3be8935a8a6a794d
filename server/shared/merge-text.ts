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
 * Joins what two people made of one text.
 * @returns the text that is stored, and whether both changed it differently: then it stays as the
 *   other wrote it.
 */
export function mergeText({ base, mine, theirs }: Versions): {
  text: string
  isConflict: boolean
} {
  const isConflict = mine !== base && theirs !== base && mine !== theirs
  return { text: mine === base || isConflict ? theirs : mine, isConflict }
}
