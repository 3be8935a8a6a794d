import type { Property } from '../property.ts'
import { referenceKey } from '../reference-key.ts'
import { fieldProblem, type RefusedRow, type RowPlace } from './row-problem.ts'

/** A row in which every cell is valid. */
export interface CheckedProperty {
  place: RowPlace
  property: Property
}

/**
 * Finds references that two homes would share, in any letter case; a withdrawn home keeps its
 * reference. Homes that shared a reference before the import stay as they are.
 */
export function referenceClashes(
  checked: readonly CheckedProperty[],
  before: ReadonlyMap<string, Property>,
): RefusedRow[] {
  const replaced = new Set(checked.map(({ property }) => property.id))
  const keepsOwn = ({ id, ref }: Property) =>
    referenceKey(before.get(id)?.ref ?? '') === referenceKey(ref)
  const staying = [
    ...[...before.values()].filter(({ id }) => !replaced.has(id)),
    ...checked.map(({ property }) => property).filter(keepsOwn),
  ]
  const owners = new Map(staying.map((home) => [referenceKey(home.ref), home.title]))
  return checked.flatMap(({ place, property }) => {
    if (keepsOwn(property)) return []
    const { id, ref, title } = property
    const owner = owners.get(referenceKey(ref))
    owners.set(referenceKey(ref), owner ?? title)
    if (owner === undefined) return []
    const cell = { field: 'ref', column: 'ref', value: ref } as const
    return [{ place, id, ...fieldProblem(cell, { code: 'sameRef', values: { owner } }) }]
  })
}
