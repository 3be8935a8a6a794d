import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { recordPrice } from '../../../audit-log/record-price.ts'
import { recordAuditEntries } from '../../../audit-log/record-entries.ts'
import { brokenRule } from '../../../catalogue/rules/property-rules.ts'
import { allColumns } from '../query.ts'
import { RestError } from '../rest-error.ts'
import { readRows, type Row } from '../rows.ts'
import { propertiesTable as table } from '../tables.ts'
import { storedValue } from '../values.ts'
import type { WriteContext } from './context.ts'

/** The defaults of columns that a new home leaves out; all others are null. */
export const defaultsOf = (now: Date): Row => ({
  features: [],
  images: [],
  created_at: now.toISOString().replace('Z', '+00:00'),
  publication: 'published',
})

/** The homes with these values in a unique column, locked against other writers until the transaction ends. */
export const lockProperties = (
  { transaction, engine }: WriteContext,
  column: string,
  value: unknown,
): Promise<Row[]> =>
  readRows(transaction, engine, table, {
    outputs: allColumns(table),
    where: sql`${sql.ref(column)} = ${value}`,
    order: sql`id`,
    locks: true,
  })

/**
 * Adds a home. @returns the stored row.
 * @throws {RestError} 23502 or 23514 for a row that breaks a rule.
 */
export async function insertProperty(context: WriteContext, row: Row): Promise<Row> {
  checkProperty(row)
  // Where both unique columns conflict, PostgreSQL reports the primary key and SQLite the other one.
  if ((await lockProperties(context, 'id', row.id)).length > 0)
    throw new RestError(
      409,
      '23505',
      'duplicate key value violates unique constraint "properties_pkey"',
    )
  const stored = { ...row, revision: 1 }
  const entries = Object.entries(toStored(stored))
  await sql`insert into properties (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))})`.execute(context.transaction)
  await log(context, undefined, stored)
  return stored
}

/**
 * Changes a home, unless nothing differs. Its revision grows, and a former price is added to the price history.
 * @returns it as it was stored.
 * @throws {RestError} 23502 or 23514 for a row that breaks a rule.
 */
export async function updateProperty(
  context: WriteContext,
  before: Row,
  changed: Row,
): Promise<Row> {
  const wanted: Row = { ...before, ...changed, revision: before.revision }
  if (wanted.id !== before.id) throw new RestError(400, '23514', 'a home keeps its id')
  checkProperty(wanted)
  const columns = Object.keys(table.columns).filter(
    (name) => !isDeepStrictEqual(before[name], wanted[name]),
  )
  if (columns.length === 0) return before
  const after: Row = { ...wanted, revision: Number(before.revision) + 1 }
  const stored = toStored(after)
  const assignments = [...columns, 'revision'].map(
    (name) => sql`${sql.ref(name)} = ${stored[name]}`,
  )
  await sql`update properties set ${sql.join(assignments)} where id = ${before.id}`.execute(
    context.transaction,
  )
  const price = { id: String(after.id), previous: Number(before.price), price: Number(after.price) }
  await recordPrice(context.transaction, price, context.now)
  await log(context, before, after)
  return after
}

/** Deletes a home; the audit log keeps its values. */
export async function deleteProperty(context: WriteContext, before: Row): Promise<void> {
  await sql`delete from properties where id = ${before.id}`.execute(context.transaction)
  await log(context, before, undefined)
}

/** @throws {RestError} for the first rule that the row breaks, as PostgreSQL reports it. */
export function checkProperty(row: Row): void {
  const empty = Object.keys(table.columns).find(
    (name) => name !== 'revision' && !table.nullable.has(name) && (row[name] ?? null) === null,
  )
  if (empty !== undefined)
    throw new RestError(
      400,
      '23502',
      `null value in column "${empty}" of relation "properties" violates not-null constraint`,
    )
  const broken = brokenRule(row)
  if (broken)
    throw new RestError(
      400,
      '23514',
      `new row for relation "properties" violates check constraint "properties_${broken.column}_check"`,
      { details: `${broken.column}: expected ${broken.expected}` },
    )
}

const toStored = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(table.columns).map(([name, type]) => [name, storedValue(type, row[name])]),
  )

function log(
  { transaction, actor, now }: WriteContext,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const id = String(after?.id ?? before?.id)
  return recordAuditEntries(transaction, actor, [{ table: 'properties', id, before, after }], now)
}
