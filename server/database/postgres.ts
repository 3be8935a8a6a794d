import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types } from 'pg'

/**
 * Limits of a query, in milliseconds. A server that hangs does not even enforce its own statement
 * time-out.
 */
const limits = { statement_timeout: 10_000, query_timeout: 15_000 }

/** Creates a pool of connections to PostgreSQL; no connection is opened before it is needed. */
export const openPool = (url: string): Pool => poolWith(url, limits)

/** Creates a pool for migrations, whose statements take longer the larger the tables are. */
export const openPatientPool = (url: string): Pool => poolWith(url, {})

function poolWith(url: string, limitsOfQueries: Partial<typeof limits>): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...limitsOfQueries,
    keepAlive: true,
    types: { getTypeParser: (oid: number) => parsers[oid] ?? types.getTypeParser(oid) },
  })
  // A broken connection is replaced at the next query. Without these listeners, for idle and for
  // busy connections, its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely's dialect for a pool of connections. */
export const dialectOf = (pool: PostgresPool): Dialect => new PostgresDialect({ pool })

/** Converts values to the types that SQLite returns: numbers as numbers, times as ISO 8601. */
const parsers: Record<number, (value: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
}
