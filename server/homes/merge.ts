import { mergeText } from '../shared/merge-text.ts'
import { type FieldName, fieldNames, type Fields, makeFields } from './fields.ts'

interface Merged {
  fields: Fields
  /** Fields that two people changed differently; `fields` has the stored values of these. */
  conflicts: FieldName[]
}

/**
 * Joins what two people have written from the same beginning.
 * @param base what the one who saves now had before them. @param mine what they made of it.
 * @param theirs what has been stored meanwhile.
 */
export function merge(base: Fields, mine: Fields, theirs: Fields): Merged {
  const merged = (name: FieldName) =>
    mergeText({ base: base[name], mine: mine[name], theirs: theirs[name] })
  return {
    fields: makeFields((name) => merged(name).text),
    conflicts: fieldNames.filter((name) => merged(name).isConflict),
  }
}
