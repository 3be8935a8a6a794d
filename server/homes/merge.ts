import { mergeText } from '../shared/merge-text.ts'
import { type HomeFieldName, fieldNames, type HomeFields, makeFields } from './fields.ts'

interface Merged {
  fields: HomeFields
  /** Fields that two people changed differently; `fields` has the stored values of these. */
  conflicts: HomeFieldName[]
}

/**
 * Merges the changes of two people to the same fields.
 * @param base the fields before the change that is saved now.
 * @param mine the fields after it.
 * @param theirs the fields that are stored now.
 */
export function merge({
  base,
  mine,
  theirs,
}: {
  base: HomeFields
  mine: HomeFields
  theirs: HomeFields
}): Merged {
  const merged = (name: HomeFieldName) =>
    mergeText({ base: base[name], mine: mine[name], theirs: theirs[name] })
  return {
    fields: makeFields((name) => merged(name).text),
    conflicts: fieldNames.filter((name) => merged(name).isConflict),
  }
}
