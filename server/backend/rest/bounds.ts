import { RestError } from './rest-error.ts'

/**
 * The limits of a request. Our own requests are far below these limits, and SQLite and PostgreSQL
 * both refuse larger statements with errors that look like their own failure.
 */
export const bounds = {
  /** The most characters of the query. */
  query: 16_384,
  parameters: 100,
  /** The most conditions in all parameters together. */
  terms: 500,
  /**
   * The most conditions with `like` or `ilike`, each of which reads the whole text of every row.
   */
  patterns: 20,
  /** The deepest nesting of brackets in conditions and in JSON values. */
  depth: 20,
  /** The most values in one list. */
  values: 1000,
  /** The most columns in `select` and in `order`. */
  columns: 100,
  /** The most rows that one request writes. */
  rows: 1000,
} as const

/** @throws {RestError} 400 PGRST100 where a number exceeds its bound. */
export function refuseOverLimit(bound: keyof typeof bounds, count: number): void {
  if (count > bounds[bound])
    throw new RestError(400, 'PGRST100', 'The request asks for too much', {
      details: `At most ${bounds[bound]}: ${names[bound]}.`,
    })
}

const names: Record<keyof typeof bounds, string> = {
  query: 'characters of the query',
  parameters: 'parameters',
  terms: 'conditions',
  patterns: 'conditions with a pattern',
  depth: 'levels of nesting',
  values: 'values of a list',
  columns: 'columns',
  rows: 'rows to write',
}

/** How deeply the brackets of a text are nested, including quoted ones. */
export function depthOf(text: string, open: string, close: string): number {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if (open.includes(character)) deepest = Math.max(deepest, ++depth)
    else if (close.includes(character)) depth--
  }
  return deepest
}
