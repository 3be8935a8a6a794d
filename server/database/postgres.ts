import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types } from 'pg'

/** Connections to a PostgreSQL; none is opened before it is needed. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // A server that hangs answers nothing, not even that the time is over.
    query_timeout: 15_000,
    keepAlive: true,
    types: { getTypeParser: (oid: number) => parsers[oid] ?? types.getTypeParser(oid) },
  })
  // A connection that breaks is replaced at the next query; without listeners, for those at rest and for
  // those at work, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const dialectOf = (pool: PostgresPool): Dialect => new PostgresDialect({ pool })

/** Read what SQLite would give: numbers as numbers, times as ISO 8601. */
const parsers: Record<number, (value: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
}
