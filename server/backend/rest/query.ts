import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OrderItem, SelectItem } from './parse-columns.ts'
import type { RestCondition, Operator } from './parse-conditions.ts'
import { RestError, unknownColumn } from './rest-error.ts'
import { type ColumnType, type Table, columnTypeOf } from './tables.ts'
import { readValue } from './values.ts'

type Engine = Database['engine']
type Sql = RawBuilder<unknown>

/** A column of an answer. */
export interface OutputColumn {
  column: string
  type: ColumnType
  /** The name in the response. */
  name: string
}

/**
 * The columns that a `select` asks for.
 * @throws {RestError} 42703.
 */
export function resolveSelect(table: Table, items: SelectItem[]): OutputColumn[] {
  return items.flatMap(({ column, alias }) =>
    column === '*' ? allColumns(table) : [{ ...resolve(table, column), name: alias ?? column }],
  )
}

/** Every column of a table, under its own name. */
export const allColumns = ({ columns }: Table): OutputColumn[] =>
  Object.entries(columns).map(([column, type]) => ({ column, type, name: column }))

interface Resolved {
  column: string
  type: ColumnType
}

function resolve(table: Table, column: string): Resolved {
  const type = columnTypeOf(table, column)
  if (type === undefined) throw unknownColumn(table.name, column)
  return { column, type }
}

/**
 * Refuses what PostgreSQL refuses before it looks at a value: unknown columns and operators that a
 * type does not have.
 * @throws {RestError} 42703, 42804, 42883 or 0A000.
 */
export function checkConditions(table: Table, conditions: RestCondition[]): void {
  for (const condition of conditions) {
    if ('logic' in condition) checkConditions(table, condition.conditions)
    else
      checkOperator(
        resolve(table, condition.column).type,
        condition.operator,
        'value' in condition ? condition.value : '',
      )
  }
}

function checkOperator(type: ColumnType, operator: Operator, value: string): void {
  if (operator === 'is' && /true|false|unknown/.test(value))
    throw new RestError(
      400,
      '42804',
      `argument of IS ${value.toUpperCase()} must be type boolean, not type ${type}`,
    )
  const sign =
    operator === 'like' ? '~~' : operator === 'ilike' ? '~~*' : operator === 'cs' ? '@>' : undefined
  if (sign && type !== (operator === 'cs' ? 'jsonb' : 'text'))
    throw new RestError(404, '42883', `operator does not exist: ${type} ${sign} unknown`, {
      hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
    })
  if (type === 'jsonb' && comparisons.has(operator))
    throw new RestError(400, '0A000', 'JSON values have no order here')
}

const comparisons = new Set<Operator>(['gt', 'gte', 'lt', 'lte'])

/**
 * All conditions as one SQL expression. Values are parameters, names come from our own list.
 * @throws {RestError} 400 for a value that its type cannot have.
 */
export function whereOf(engine: Engine, table: Table, conditions: RestCondition[]): Sql {
  return conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((condition) => conditionSql(engine, table, condition)),
        sql` and `,
      )
}

function conditionSql(engine: Engine, table: Table, condition: RestCondition): Sql {
  const positive =
    'logic' in condition
      ? branchSql(engine, table, condition)
      : comparisonSql(engine, table, condition)
  return condition.not ? sql`not (${positive})` : sql`(${positive})`
}

const branchSql = (
  engine: Engine,
  table: Table,
  { logic, conditions }: Extract<RestCondition, { logic: string }>,
) =>
  sql.join(
    conditions.map((condition) => conditionSql(engine, table, condition)),
    logic === 'or' ? sql` or ` : sql` and `,
  )

function comparisonSql(
  engine: Engine,
  table: Table,
  condition: Exclude<RestCondition, { logic: string }>,
): Sql {
  const { column, type } = resolve(table, condition.column)
  const left = leftSide(engine, { column, type })
  const right = (value: string) => rightSide(engine, type, value)
  switch (condition.operator) {
    case 'in':
      return condition.values.length === 0
        ? sql`false`
        : sql`${left} in (${sql.join(condition.values.map(right))})`
    case 'is':
      return condition.value === 'not_null'
        ? sql`${sql.ref(column)} is not null`
        : sql`${sql.ref(column)} is null`
    case 'like':
    case 'ilike':
      return likeSql(engine, left, condition.operator, condition.value)
    case 'cs':
      return engine === 'postgres'
        ? sql`${left} @> ${right(condition.value)}`
        : sql`json_contains(${left}, ${right(condition.value)})`
    default:
      return sql`${left} ${signs[condition.operator]} ${right(condition.value)}`
  }
}

const signs = { eq: sql`=`, neq: sql`<>`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

/**
 * The left side of a comparison, which both engines compare by code point, by time, or by JSON
 * value.
 */
function leftSide(engine: Engine, { column, type }: Resolved): Sql {
  const reference = sql.ref(column)
  if (engine === 'postgres') return type === 'text' ? sql`${reference} collate "C"` : reference
  if (type === 'jsonb') return sql`json_canonical(${reference})`
  return type === 'timestamp with time zone' ? sql`rtrim(${reference}, 'Z')` : reference
}

function rightSide(engine: Engine, type: ColumnType, text: string): Sql {
  const value = readValue(type, text)
  if (engine === 'sqlite') return type === 'jsonb' ? sql`json_canonical(${value})` : sql`${value}`
  switch (type) {
    case 'jsonb':
      return sql`${value}::jsonb`
    case 'integer':
    case 'bigint':
      return sql`${value}::${sql.raw(type)}`
    case 'timestamp with time zone':
      return sql`${`${value}Z`}::timestamptz`
    case 'text':
      return sql`${value}`
  }
}

function likeSql(engine: Engine, left: Sql, operator: 'like' | 'ilike', value: string): Sql {
  const pattern = String(readValue('text', value)).replaceAll('*', '%')
  if (/(?<!\\)(?:\\\\)*\\$/.test(pattern))
    throw new RestError(400, '22025', 'LIKE pattern must not end with escape character')
  // People search for part of a text, which SQLite finds itself in a twentieth of the time.
  const part = engine === 'sqlite' ? partOf(pattern, operator) : undefined
  if (part !== undefined)
    return operator === 'ilike'
      ? sql`instr(lower(${left}), ${part.toLowerCase()}) > 0`
      : sql`instr(${left}, ${part}) > 0`
  if (engine === 'sqlite')
    return sql`text_like(${left}, ${pattern}, ${operator === 'ilike' ? 1 : 0})`
  // The collation "C" knows no letter case beyond ASCII.
  return operator === 'ilike'
    ? sql`${left} collate "default" ilike ${pattern}`
    : sql`${left} like ${pattern}`
}

/**
 * The text of a pattern that searches for part of a text; undefined for other patterns, because
 * SQLite's `lower` folds only ASCII.
 */
function partOf(pattern: string, operator: 'like' | 'ilike'): string | undefined {
  const part = /^%([^%_\\]+)%$/.exec(pattern)?.[1]
  return part !== undefined && (operator === 'like' || /^[\x20-\x7e]+$/.test(part))
    ? part
    : undefined
}

/**
 * The requested order, then by id, so that two pages never overlap.
 * @throws {RestError} 42703.
 */
export function orderOf(engine: Engine, table: Table, items: OrderItem[]): Sql {
  const terms = items.map(({ column: name, descending, nullsFirst }) => {
    const { column, type } = resolve(table, name)
    if (type === 'jsonb') throw new RestError(400, '0A000', 'JSON values have no order here')
    const direction = descending ? sql`desc` : sql`asc`
    const term = sql`${leftSide(engine, { column, type })} ${direction}`
    // For a column without nulls, this would prevent SQLite from using the column's index.
    return table.nullable.has(column)
      ? sql`${term} nulls ${nullsFirst ? sql`first` : sql`last`}`
      : term
  })
  const isUnique = items.some(({ column }) => column === 'id')
  return sql.join(isUnique ? terms : [...terms, leftSide(engine, resolve(table, 'id'))])
}

/** A column in a select list; PostgreSQL's times keep all their digits. */
export function readSql(engine: Engine, { column, type }: Resolved): Sql {
  return engine === 'postgres' && type === 'timestamp with time zone'
    ? sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`
    : sql.ref(column)
}
