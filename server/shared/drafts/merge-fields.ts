import { mergeText } from '../text/merge-text.ts'

type Texts<Name extends string> = Readonly<Record<Name, string>>

/**
 * Merges the changes of two people to the same fields.
 * @param names the names of the fields that are stored now.
 * @param texts.base the fields before the change that is being saved; a field that is absent here
 *   had its stored text.
 * @param texts.mine the fields after that change.
 * @param texts.theirs the fields that are stored now.
 * @returns the fields to store, and those that both people changed differently, for which `theirs`
 *   is stored.
 */
export function mergeFields<Name extends string>(
  names: readonly Name[],
  {
    base,
    mine,
    theirs,
  }: { base: Partial<Texts<Name>>; mine: Partial<Texts<Name>>; theirs: Texts<Name> },
): { fields: Texts<Name>; conflicts: Name[] } {
  const fields: Record<Name, string> = { ...theirs }
  const conflicts: Name[] = []
  for (const name of names) {
    const before = base[name] ?? theirs[name]
    const merged = mergeText({ base: before, mine: mine[name] ?? before, theirs: theirs[name] })
    if (merged.isConflict) conflicts.push(name)
    fields[name] = merged.text
  }
  return { fields, conflicts }
}
