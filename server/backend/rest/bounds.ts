import { RestError } from './rest-error.ts'

/**
 * The limits of a request. Our own requests are far below these limits, and SQLite and PostgreSQL
 * both refuse larger statements with errors that look like their own failure.
 */
export const bounds = {
  /** Characters of the query. */
  query: 16_384,
  parameters: 100,
  /** Conditions, in all parameters together. */
  terms: 500,
  /** Conditions with `like` or `ilike`, each of which reads the whole text of every row. */
  patterns: 20,
  /** Brackets within brackets, of conditions and of values in JSON. */
  depth: 20,
  /** Values of one list. */
  values: 1000,
  /** Columns of `select`, and of `order`. */
  columns: 100,
  /** Rows that one request writes. */
  rows: 1000,
} as const

/** @throws {RestError} 400 PGRST100 where something is more than its bound. */
export function refuseBeyond(bound: keyof typeof bounds, count: number): void {
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

/** How deeply the brackets of a text are nested, quoted ones included. */
export function depthOf(text: string, open: string, close: string): number {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if (open.includes(character)) deepest = Math.max(deepest, ++depth)
    else if (close.includes(character)) depth--
  }
  return deepest
}
