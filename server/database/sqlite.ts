import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Schema } from './schema.ts'
import { addFunctions } from './sqlite-functions.ts'

/** How long a writer waits for another process's transaction, in milliseconds. */
const busyTimeout = 10_000

/** Opens or creates the embedded database: WAL, and every commit synced to the disk. */
export function openSqlite(file: string): Kysely<Schema> {
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  addFunctions(database)
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: asDriver(database) }) })
}

/** Node's own SQLite in the shape that Kysely's dialect asks for. */
function asDriver(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(sqlValue)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(sqlValue)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(sqlValue)),
      }
    },
  }
}

function sqlValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a ${typeof value}`)
}
