import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Opens the configured database and brings it to the newest schema; safe when several
 * processes start at once.
 * @throws whatever the engine says when it cannot be reached or migrated.
 */
export async function connect(config: { databaseUrl: string | undefined; dataDir: string }): Promise<Database> {
  mkdirSync(config.dataDir, { recursive: true })
  const database: Database = config.databaseUrl
    ? { engine: 'postgres', db: openPostgres(config.databaseUrl) }
    : { engine: 'sqlite', db: openSqlite(sqliteFile(config.dataDir)) }
  try {
    await migrate(database, config.dataDir)
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}

/** Where the embedded database lies. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'alboran.sqlite')

function openPostgres(url: string): Kysely<Schema> {
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
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Read what SQLite would give: numbers as numbers, times as ISO 8601. */
const parsers: Record<number, (value: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
}
