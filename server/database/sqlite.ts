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
  // From here on a locked statement fails at once and the driver retries it: waiting inside SQLite
  // would stop the process.
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

/**
 * Lets Kysely use several connections at once: the driver itself makes writes take turns, and reads
 * do not wait for them.
 */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
