import { sql } from 'kysely'
import { allColumns } from '../query.ts'
import { RestError } from '../rest-error.ts'
import { readRows, type RestRow } from '../rows.ts'
import type { Table } from '../tables.ts'
import { storedValue } from '../values.ts'
import type { WriteContext } from './context.ts'

/** The rows that have a value in a unique column, locked until the transaction ends. */
export const lockMatchingRows = (
  { transaction, engine }: WriteContext,
  table: Table,
  column: string,
  value: unknown,
): Promise<RestRow[]> =>
  readRows(transaction, engine, table, {
    outputs: allColumns(table),
    where: sql`${sql.ref(column)} = ${value}`,
    order: sql`id`,
    locks: true,
  })

/**
 * PostgreSQL names the key when several unique columns conflict, but SQLite names another column.
 * @throws {RestError} 23505 where another row has the key.
 */
export async function refuseTakenKey(
  context: WriteContext,
  table: Table,
  row: RestRow,
): Promise<void> {
  if ((await lockMatchingRows(context, table, 'id', row.id)).length > 0)
    throw new RestError(
      409,
      '23505',
      `duplicate key value violates unique constraint "${table.name}_pkey"`,
    )
}

/** @throws {RestError} as {@link refuseTakenKey}. */
export async function insertRow(context: WriteContext, table: Table, row: RestRow): Promise<void> {
  await refuseTakenKey(context, table, row)
  const entries = Object.entries(toStored(table, row))
  await sql`insert into ${sql.table(table.name)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))})`.execute(context.transaction)
}

/** Writes some columns of the row with this id. */
export async function updateRow(
  { transaction }: WriteContext,
  table: Table,
  row: RestRow,
  columns: readonly string[],
): Promise<void> {
  const stored = toStored(table, row)
  const assignments = columns.map((name) => sql`${sql.ref(name)} = ${stored[name]}`)
  await sql`update ${sql.table(table.name)} set ${sql.join(assignments)} where id = ${row.id}`.execute(
    transaction,
  )
}

export async function deleteRow(
  { transaction }: WriteContext,
  { name }: Table,
  { id }: RestRow,
): Promise<void> {
  await sql`delete from ${sql.table(name)} where id = ${id}`.execute(transaction)
}

/**
 * @param given the columns that get their value after this check.
 * @throws {RestError} 23502 for an empty column that must have a value.
 */
export function checkFilled(
  { name: table, columns, nullable }: Table,
  row: RestRow,
  given: string[],
) {
  const empty = Object.keys(columns).find(
    (name) => !given.includes(name) && !nullable.has(name) && (row[name] ?? null) === null,
  )
  if (empty !== undefined)
    throw new RestError(
      400,
      '23502',
      `null value in column "${empty}" of relation "${table}" violates not-null constraint`,
    )
}

/** 23514: a row breaks the rule of a column. */
export const brokenCheck = (table: Table, column: string, expected: string) =>
  new RestError(
    400,
    '23514',
    `new row for relation "${table.name}" violates check constraint "${table.name}_${column}_check"`,
    { details: `${column}: expected ${expected}` },
  )

const toStored = ({ columns }: Table, row: RestRow): RestRow =>
  Object.fromEntries(
    Object.entries(columns).map(([name, type]) => [name, storedValue(type, row[name])]),
  )
