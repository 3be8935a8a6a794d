import { refuseOverLimit } from './bounds.ts'
import { Cursor } from './cursor.ts'
import { fieldName, quoted, readName, unquote } from './parse-name.ts'

const operators = [
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

export type RestCondition =
  | { column: string; not: boolean; operator: Exclude<Operator, 'in'>; value: string }
  | { column: string; not: boolean; operator: 'in'; values: string[] }
  | { logic: 'and' | 'or'; not: boolean; conditions: RestCondition[] }

/**
 * Reads the filter of one column, `price=gte.100`.
 * @throws {RestError} 400 PGRST100.
 */
export function parseFilter(column: string, text: string): RestCondition {
  return readOperation(new Cursor(text, 'filter'), column, (cursor) => cursor.rest())
}

/**
 * Reads a tree of conditions, `or=(price.lt.1,and(area.gt.2,garden.is.null))`.
 * @param key `or`, `and`, `not.or` or `not.and`.
 * @throws {RestError} 400 PGRST100, also for more than its bounds.
 */
export function parseLogic(key: string, text: string): RestCondition {
  const cursor = new Cursor(text, 'logic tree', key)
  return readBranch(cursor, key.endsWith('or') ? 'or' : 'and', key.startsWith('not.'), 1)
}

/** @param depth of this branch; its bound limits the recursion. */
function readBranch(
  cursor: Cursor,
  logic: 'and' | 'or',
  not: boolean,
  depth: number,
): RestCondition {
  refuseOverLimit('depth', depth)
  cursor.expect('(', '"("')
  const conditions: RestCondition[] = []
  do {
    cursor.match(/ +/y)
    conditions.push(readTree(cursor, depth))
    refuseOverLimit('terms', conditions.length)
    cursor.match(/ +/y)
  } while (cursor.take(','))
  cursor.expect(')', '"," or ")"')
  return { logic, not, conditions }
}

function readTree(cursor: Cursor, depth: number): RestCondition {
  const branch = cursor.match(/(?:not\.)?(?:and|or)(?=\()/y)
  if (branch)
    return readBranch(
      cursor,
      branch.endsWith('or') ? 'or' : 'and',
      branch.startsWith('not.'),
      depth + 1,
    )
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
): RestCondition {
  const not = cursor.take('not.')
  const operator = readOperator(cursor, not)
  if (operator === 'in') {
    cursor.expect('(', '"("')
    const values: string[] = []
    do values.push(readTreeValue(cursor))
    while (cursor.take(','))
    refuseOverLimit('values', values.length)
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
