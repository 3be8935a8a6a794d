import type { ContentFields } from './content.ts'

interface Merged {
  fields: ContentFields
  /** Paths that two people changed differently; there, `fields` has what was stored first. */
  conflicts: string[]
}

/**
 * Joins what two people have written from the same beginning.
 * @param base what the one who saves now had before them. @param mine what they made of it.
 * @param theirs what is stored now; its paths are all that there are.
 */
export function mergeFields(
  base: ContentFields,
  mine: ContentFields,
  theirs: ContentFields,
): Merged {
  const conflicts: string[] = []
  const fields: Record<string, string> = {}
  for (const [path, stored] of Object.entries(theirs)) {
    const before = base[path] ?? stored
    const typed = mine[path] ?? before
    const isContested = typed !== before && stored !== before && typed !== stored
    if (isContested) conflicts.push(path)
    fields[path] = typed === before || isContested ? stored : typed
  }
  return { fields, conflicts }
}
