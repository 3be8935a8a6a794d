import { refuseOverLimit } from './bounds.ts'
import { Cursor } from './cursor.ts'
import { fieldName, readName } from './parse-name.ts'
import { RestError } from './rest-error.ts'

export interface SelectItem {
  /** A column's name as it was written, or `*`. */
  column: string
  alias: string | undefined
}

export interface OrderItem {
  column: string
  descending: boolean
  nullsFirst: boolean
}

/**
 * Reads `select` of a table: names of columns with optional aliases.
 * @throws {RestError} 400 PGRST100, PGRST123 or PGRST200.
 */
export function parseSelect(table: string, text: string): SelectItem[] {
  if (text === '') return [{ column: '*', alias: undefined }]
  const cursor = new Cursor(text, 'select parameter')
  const items: SelectItem[] = []
  do items.push(readSelectItem(table, cursor))
  while (cursor.take(','))
  if (!cursor.isAtEnd) throw cursor.error('"," or end of input')
  refuseOverLimit('columns', items.length)
  return items
}

function readSelectItem(table: string, cursor: Cursor): SelectItem {
  if (cursor.match(/ *\* */y)) return { column: '*', alias: undefined }
  const first = readName(cursor)
  if (first === undefined) throw cursor.error(`"...", ${fieldName}, "*" or "count()"`)
  if (cursor.match(/\.(?:sum|avg|count|max|min)\(\)|\(\)/y))
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (cursor.match(/[(!]/y)) throw unrelated(table, first)
  // One colon marks an alias; casts, with two, are not supported.
  if (!cursor.match(/:(?!:)/y)) return { column: first, alias: undefined }
  const column = readName(cursor)
  if (column === undefined) throw cursor.error(`":" or ${fieldName}`)
  if (cursor.match(/\(/y)) throw unrelated(table, column)
  return { column, alias: first }
}

const unrelated = (table: string, other: string) =>
  new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${other}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table}' and '${other}' in the schema 'public', but no matches were found.`,
    },
  )

/**
 * Reads `order`. By default nulls are last when ascending and first when descending.
 * @throws {RestError} 400 PGRST100.
 */
export function parseOrder(text: string): OrderItem[] {
  const cursor = new Cursor(text, 'order')
  const items: OrderItem[] = []
  do {
    const column = readName(cursor)
    if (column === undefined) throw cursor.error(fieldName)
    items.push({ column, ...readDirection(cursor) })
  } while (cursor.take(','))
  if (!cursor.isAtEnd) throw cursor.error('"," or end of input')
  refuseOverLimit('columns', items.length)
  return items
}

function readDirection(cursor: Cursor): Omit<OrderItem, 'column'> {
  if (!cursor.take('.')) return { descending: false, nullsFirst: false }
  const nulls = cursor.match(/nulls(?:first|last)/y)
  if (nulls) return { descending: false, nullsFirst: nulls === 'nullsfirst' }
  const direction = cursor.match(/asc|desc/y)
  if (!direction) throw cursor.error('"asc", "desc", "nullsfirst" or "nullslast"')
  const descending = direction === 'desc'
  if (!cursor.take('.')) return { descending, nullsFirst: descending }
  const where = cursor.match(/nulls(?:first|last)/y)
  if (!where) throw cursor.error('"nullsfirst" or "nullslast"')
  return { descending, nullsFirst: where === 'nullsfirst' }
}
