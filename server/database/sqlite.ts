import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { createPrivate } from './data-folder.ts'
import type { Schema } from './schema.ts'
import { SqliteDriver } from './sqlite-driver.ts'

/**
 * How long opening waits for another process's transaction, in milliseconds; no requests are served
 * yet.
 */
const openTimeout = 10_000

/** Opens or creates the embedded database, in WAL mode and with every commit synced to disk. */
export function openSqlite(file: string): Kysely<Schema> {
  createPrivate(file)
  const writer = new DatabaseSync(file, { timeout: openTimeout })
  // From now on no statement waits inside SQLite, because the process could do nothing else in that
  // time.
  writer.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 0',
  )
  const reader = new DatabaseSync(file, { timeout: 0 })
  reader.exec('PRAGMA query_only = ON')
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new SqliteDriver(reader, writer),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/** The driver lets writes take turns by itself, and reads need not wait for them. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
