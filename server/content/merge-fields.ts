import { mergeText } from '../shared/merge-text.ts'
import type { ContentFields } from './content.ts'

interface Merged {
  fields: ContentFields
  /** Paths that two people changed differently; there, `fields` has what was stored first. */
  conflicts: string[]
}

/**
 * Joins what two people have written from the same beginning.
 * @param base what the one who saves now had before them. @param mine what they made of it.
 * @param stored what is stored now; its paths are all that there are.
 */
export function mergeFields(
  base: ContentFields,
  mine: ContentFields,
  stored: ContentFields,
): Merged {
  const conflicts: string[] = []
  const fields: Record<string, string> = {}
  for (const [path, theirs] of Object.entries(stored)) {
    const before = base[path] ?? theirs
    const merged = mergeText({ base: before, mine: mine[path] ?? before, theirs })
    if (merged.isConflict) conflicts.push(path)
    fields[path] = merged.text
  }
  return { fields, conflicts }
}
