import { mergeText } from '../shared/merge-text.ts'
import type { ContentFields } from './content.ts'

interface Merged {
  fields: ContentFields
  /** Paths that two people changed differently; there, `fields` has what was stored first. */
  conflicts: string[]
}

/**
 * Merges the changes of two people to the same fields.
 * @param base the fields before the change that is saved now.
 * @param mine the fields after it.
 * @param stored the fields that are stored now; only their paths exist.
 */
export function mergeFields({
  base,
  mine,
  stored,
}: {
  base: ContentFields
  mine: ContentFields
  stored: ContentFields
}): Merged {
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
