import { Cursor } from './cursor.ts'
import { RestError } from './rest-error.ts'

export interface SelectItem {
  /** A column's name as it was written, or `*`. */
  column: string
  alias: string | undefined
}

export const operators = [
  'eq',
  'neq',
  'gte',
  'gt',
  'lte',
  'lt',
  'like',
  'ilike',
  'is',
  'in',
  'cs',
] as const
export type Operator = (typeof operators)[number]

export type Condition =
  | { column: string; not: boolean; operator: Exclude<Operator, 'in'>; value: string }
  | { column: string; not: boolean; operator: 'in'; values: string[] }
  | { logic: 'and' | 'or'; not: boolean; conditions: Condition[] }

export interface OrderItem {
  column: string
  descending: boolean
  nullsFirst: boolean
}

const fieldName = 'field name (* or [a..z0..9_$])'
const name = /[\p{L}\p{N}_$ ]+(-(?!>)[\p{L}\p{N}_$ ]+)*/uy
const quoted = /"(?:[^"\\]|\\.)*"/suy

function readName(cursor: Cursor): string | undefined {
  const text = cursor.match(quoted)
  if (text !== undefined) return unquote(text)
  return cursor.match(name)?.trim() || undefined
}

const unquote = (text: string) => text.slice(1, -1).replace(/\\(.)/gs, '$1')

/** Reads `select`: names of columns, each with its alias. @throws {RestError} 400 PGRST100. */
export function parseSelect(text: string): SelectItem[] {
  if (text === '') return [{ column: '*', alias: undefined }]
  const cursor = new Cursor(text, 'select parameter')
  const items: SelectItem[] = []
  do items.push(readSelectItem(cursor))
  while (cursor.take(','))
  if (!cursor.isAtEnd) throw cursor.error('"," or end of input')
  return items
}

function readSelectItem(cursor: Cursor): SelectItem {
  if (cursor.match(/ *\* */y)) return { column: '*', alias: undefined }
  const first = readName(cursor)
  if (first === undefined) throw cursor.error(`"...", ${fieldName}, "*" or "count()"`)
  if (cursor.match(/\.(?:sum|avg|count|max|min)\(\)|\(\)/y))
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (cursor.match(/[(!]/y)) throw unrelated(first)
  // One colon is an alias, two are a cast, of which we have none.
  if (!cursor.match(/:(?!:)/y)) return { column: first, alias: undefined }
  const column = readName(cursor)
  if (column === undefined) throw cursor.error(`":" or ${fieldName}`)
  if (cursor.match(/\(/y)) throw unrelated(column)
  return { column, alias: first }
}

const unrelated = (table: string) =>
  new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between 'properties' and '${table}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between 'properties' and '${table}' in the schema 'public', but no matches were found.`,
    },
  )

/** Reads `order`. Nulls come last going up and first going down, unless it says otherwise. @throws {RestError} 400 PGRST100. */
export function parseOrder(text: string): OrderItem[] {
  const cursor = new Cursor(text, 'order')
  const items: OrderItem[] = []
  do {
    const column = readName(cursor)
    if (column === undefined) throw cursor.error(fieldName)
    items.push({ column, ...readDirection(cursor) })
  } while (cursor.take(','))
  if (!cursor.isAtEnd) throw cursor.error('"," or end of input')
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

/** Reads the filter of one column, `price=gte.100`. @throws {RestError} 400 PGRST100. */
export function parseFilter(column: string, text: string): Condition {
  return readOperation(new Cursor(text, 'filter'), column, (cursor) => cursor.rest())
}

/**
 * Reads a tree of conditions, `or=(price.lt.1,and(area.gt.2,garden.is.null))`.
 * @param key `or`, `and`, `not.or` or `not.and`.
 * @throws {RestError} 400 PGRST100.
 */
export function parseLogic(key: string, text: string): Condition {
  const cursor = new Cursor(text, 'logic tree', key)
  return readBranch(cursor, key.endsWith('or') ? 'or' : 'and', key.startsWith('not.'))
}

function readBranch(cursor: Cursor, logic: 'and' | 'or', not: boolean): Condition {
  cursor.expect('(', '"("')
  const conditions: Condition[] = []
  do {
    cursor.match(/ +/y)
    conditions.push(readTree(cursor))
    cursor.match(/ +/y)
  } while (cursor.take(','))
  cursor.expect(')', '"," or ")"')
  return { logic, not, conditions }
}

function readTree(cursor: Cursor): Condition {
  const branch = cursor.match(/(?:not\.)?(?:and|or)(?=\()/y)
  if (branch)
    return readBranch(cursor, branch.endsWith('or') ? 'or' : 'and', branch.startsWith('not.'))
  if (cursor.take('not.')) throw cursor.error('logic operator (and, or)')
  const column = readName(cursor)
  if (column === undefined)
    throw cursor.error(`${fieldName}, negation operator (not) or logic operator (and, or)`)
  cursor.expect('.', 'letter, digit, "-", "->>", "->" or delimiter (.)')
  return readOperation(cursor, column, readTreeValue)
}

/** A value in a tree or a list ends at a comma or a bracket, unless it is quoted. */
const readTreeValue = (cursor: Cursor): string =>
  cursor.attempt(() => {
    const text = cursor.match(quoted)
    return text !== undefined && (cursor.isAtEnd || cursor.match(/(?=[,)])/y) !== undefined)
      ? unquote(text)
      : undefined
  }) ??
  cursor.match(/[^,)]*/y) ??
  ''

function readOperation(
  cursor: Cursor,
  column: string,
  readValue: (cursor: Cursor) => string,
): Condition {
  const not = cursor.take('not.')
  const operator = readOperator(cursor, not)
  if (operator === 'in') {
    cursor.expect('(', '"("')
    const values: string[] = []
    do values.push(readTreeValue(cursor))
    while (cursor.take(','))
    cursor.expect(')', '"," or ")"')
    return { column, not, operator, values: values.length === 1 && values[0] === '' ? [] : values }
  }
  if (operator === 'is') {
    const value = cursor.match(/null|not_null|true|false|unknown/iy)
    if (value === undefined) throw cursor.error('null or trilean value (unknown, true, false)')
    return { column, not, operator, value: value.toLowerCase() }
  }
  return { column, not, operator, value: readValue(cursor) }
}

function readOperator(cursor: Cursor, not: boolean): Operator {
  const expecting = 'operator (eq, gt, ...)'
  const found = operators.find((operator) => cursor.match(new RegExp(`${operator}(?![a-z])`, 'y')))
  if (found === undefined) throw cursor.error(not ? expecting : `"not" or ${expecting}`)
  cursor.expect('.', expecting)
  return found
}
