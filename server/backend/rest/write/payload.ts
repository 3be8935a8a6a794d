import { levelsOf } from '../../../shared/text/json-levels.ts'
import { bounds, refuseOverLimit } from '../bounds.ts'
import { Cursor } from '../cursor.ts'
import { readName } from '../parse-name.ts'
import { RestError } from '../rest-error.ts'
import type { RestRow } from '../rows.ts'
import { type Table, columnTypeOf } from '../tables.ts'

/** The rows of a request body and the columns that it writes. */
export interface Payload {
  columns: string[]
  rows: RestRow[]
}

/**
 * Reads the body of a writing request: a JSON object, or an array of objects with the same keys.
 * With `columns` in the query, only those are written and the objects' keys may differ.
 * @throws {RestError} 400 PGRST102 for any other body, PGRST204 for columns that the table does not
 *   have, PGRST100 beyond a bound.
 */
export async function readPayload(
  table: Table,
  request: Request,
  query: URLSearchParams,
): Promise<Payload> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && type !== 'application/json')
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${type}`)
  const value = await readJson(request)
  const rows = Array.isArray(value) ? value : [value]
  refuseOverLimit('rows', rows.length)
  const named = query.get('columns')
  const columns = named === null ? sharedKeys(rows) : readColumns(named)
  const unknown = columns.find((name) => columnTypeOf(table, name) === undefined)
  if (unknown !== undefined)
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${unknown}' column of '${table.name}' in the schema cache`,
    )
  if (!rows.every(isRow)) throw notJson()
  return { columns, rows }
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw notJson()
  }
  if (typeof value !== 'object' || value === null) throw notJson()
  checkJson(value)
  return value
}

/** Refuses values that are nested too deeply, and texts that PostgreSQL cannot store. */
function checkJson(root: unknown): void {
  let depth = 0
  for (const level of levelsOf(root)) {
    refuseOverLimit('depth', depth++)
    for (const value of level) if (typeof value === 'string') checkText(value)
  }
}

function checkText(text: string): void {
  if (text.includes('\0')) throw new RestError(400, '22P05', 'unsupported Unicode escape sequence')
  if (!text.isWellFormed()) throw new RestError(400, '22P02', 'invalid input syntax for type json')
}

const notJson = () => new RestError(400, 'PGRST102', 'Empty or invalid json')

/**
 * @throws {RestError} PGRST102 for objects with different keys, which leave the columns undefined.
 */
function sharedKeys(rows: unknown[]): string[] {
  const [first] = rows
  if (first === undefined) return []
  const keys = isRow(first) ? Object.keys(first) : []
  refuseOverLimit('columns', keys.length)
  const columns = new Set(keys)
  const isAlike = (row: unknown) => {
    if (!isRow(row)) return false
    const own = Object.keys(row)
    return own.length === keys.length && own.every((key) => columns.has(key))
  }
  if (!rows.every(isAlike)) throw new RestError(400, 'PGRST102', 'All object keys must match')
  return keys
}

/**
 * The names in `columns`, each once.
 * @throws {RestError} 400 PGRST100.
 */
function readColumns(text: string): string[] {
  const cursor = new Cursor(text, 'columns parameter')
  const names = new Set<string>()
  do {
    const name = readName(cursor)
    if (name === undefined) throw cursor.error('field name (* or [a..z0..9_$])')
    names.add(name)
  } while (cursor.take(',') && names.size <= bounds.columns)
  if (!cursor.isAtEnd) throw cursor.error('"," or end of input')
  refuseOverLimit('columns', names.size)
  return [...names]
}

const isRow = (value: unknown): value is RestRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
