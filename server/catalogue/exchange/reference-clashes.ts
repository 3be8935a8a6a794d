import type { Property } from '../property.ts'
import { fieldProblem, type RefusedRow, type RowPlace } from './row-problem.ts'

/** A row that keeps the rules of its own cells. */
export interface CheckedProperty {
  place: RowPlace
  property: Property
}

/**
 * A row cannot give a home the reference that another one has or gets, whatever its case. Homes
 * that had one reference before stay as they are.
 * @param missing ids of homes that go.
 */
export function referenceClashes(
  checked: readonly CheckedProperty[],
  before: ReadonlyMap<string, Property>,
  missing: readonly string[],
): RefusedRow[] {
  const replaced = new Set([...missing, ...checked.map(({ property }) => property.id)])
  const keepsOwn = ({ id, ref }: Property) => keyOf(before.get(id)?.ref ?? '') === keyOf(ref)
  const staying = [
    ...[...before.values()].filter(({ id }) => !replaced.has(id)),
    ...checked.map(({ property }) => property).filter(keepsOwn),
  ]
  const owners = new Map(staying.map((home) => [keyOf(home.ref), home.title]))
  return checked.flatMap(({ place, property }) => {
    if (keepsOwn(property)) return []
    const { id, ref, title } = property
    const owner = owners.get(keyOf(ref))
    owners.set(keyOf(ref), owner ?? title)
    if (owner === undefined) return []
    const cell = { field: 'ref', column: 'ref', value: ref } as const
    return [{ place, id, ...fieldProblem(cell, { code: 'sameRef', values: { owner } }) }]
  })
}

const keyOf = (reference: string) => reference.toLowerCase()
