import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { type OutputColumn, readSql } from './query.ts'
import type { Table } from './tables.ts'
import { writeTime } from './values.ts'

/** A row in the form for clients: JSON as its value, times in PostgreSQL's form. */
export type RestRow = Record<string, unknown>

interface Asked {
  outputs: OutputColumn[]
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  limit?: number | undefined
  offset?: number
  /**
   * Prevents others from writing the rows until the transaction ends. SQLite's transactions do so
   * anyway.
   */
  locks?: boolean
}

/** The rows of a table that match a condition, in an order. */
export async function readRows(
  db: Kysely<Schema>,
  engine: Database['engine'],
  { name }: Table,
  { outputs, where, order, limit, offset = 0, locks = false }: Asked,
): Promise<RestRow[]> {
  const fields = sql.join(
    outputs.map((output, index) => sql`${readSql(engine, output)} as ${sql.ref(`c${index}`)}`),
  )
  const limited =
    limit !== undefined ? sql`limit ${limit}` : engine === 'sqlite' ? sql`limit -1` : sql``
  const { rows } = await sql<RestRow>`
    select ${fields} from ${sql.table(name)} where ${where} order by ${order} ${limited} offset ${offset}
    ${locks && engine === 'postgres' ? sql`for update` : sql``}`.execute(db)
  return rows.map((row) => present(outputs, row))
}

/** SQLite returns JSON as text, and its times have no zone yet. */
const present = (outputs: OutputColumn[], row: RestRow): RestRow =>
  Object.fromEntries(
    outputs.map(({ type, name }, index): [string, unknown] => {
      const value = row[`c${index}`]
      if (typeof value !== 'string') return [name, value]
      return [
        name,
        type === 'jsonb'
          ? JSON.parse(value)
          : type === 'timestamp with time zone'
            ? writeTime(value)
            : value,
      ]
    }),
  )

/** A row without its null fields. */
export const withoutNulls = (row: RestRow): RestRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
