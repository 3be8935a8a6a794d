import type { PropertyColumn } from '../property-columns.ts'
import { type Expectation, expectationText, filled } from '../rules/expectations.ts'

/**
 * Why a row is refused, in English; the values of a {@link RowProblem} take the places in braces.
 */
const rowProblems = {
  missing: 'is missing; expected {expected}',
  expected: 'expected {expected}',
  ambiguous: 'may be thousands or decimals; expected {expected}, without a separator',
  cells: 'expected {count} cells, as in the first row',
  once: 'expected one <{name}>',
  sameId: 'is also the id of {place}',
  sameSlug: 'is also the slug of {owner}',
  sameRef: 'is also the reference of {owner}',
  noHomes: 'holds no homes',
} as const

/** Why a row is refused, as a code that is translated for its reader. */
export interface RowProblem {
  code: keyof typeof rowProblems
  values: Record<string, string | number>
  /** The kind of value that was expected, for `missing` and `expected`. */
  expected?: Expectation
}

/** The position of a row in its file: its line and, in a Kyero feed, the number of the property. */
export interface RowPlace {
  line: number
  property?: number
}

/** A field of a row that has a problem. */
export interface CellProblem {
  /** The name that the file gives the field. */
  field: string
  /** Our own column; absent for a feed of another source. */
  column?: PropertyColumn
  value: string
  /** The problem in English, for the command line. */
  problem: string
  why: RowProblem
}

/** A field for which a row is refused. */
export interface RefusedRow extends CellProblem {
  /** Undefined for the file as a whole. */
  place: RowPlace | undefined
  id: string
}

/** @param why the reason; its sentence in English is added. */
export function fieldProblem(
  { field, column, value }: Pick<CellProblem, 'field' | 'column' | 'value'>,
  why: RowProblem,
): CellProblem {
  const expected = why.expected ? { expected: expectationText(why.expected) } : {}
  const problem = filled(rowProblems[why.code], { ...why.values, ...expected })
  return { field, ...(column && { column }), value, problem, why }
}

/** A position in English: "line 12", "property 3 (line 40)". */
export const placeText = ({ line, property }: RowPlace): string =>
  property === undefined ? `line ${line}` : `property ${property} (line ${line})`
