import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Schema } from './schema.ts'
import { addFunctions } from './sqlite-functions.ts'

/** How long a writer waits for another process's transaction, in milliseconds. */
const busyTimeout = 10_000

/** Statements that are kept ready; texts with values in them would grow without end. */
const mostPrepared = 300

/** Opens or creates the embedded database: WAL, and every commit synced to the disk. */
export function openSqlite(file: string): Kysely<Schema> {
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  addFunctions(database)
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: asDriver(database) }) })
}

/** Node's own SQLite in the shape that Kysely's dialect asks for. */
function asDriver(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>()
  /** Preparing takes longer than most of our queries; there are about a hundred different ones. */
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    if (prepared.size < mostPrepared) prepared.set(sql, statement)
    return statement
  }
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(sqlValue)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(sqlValue)),
        // One of its own: a statement that is being read cannot be run a second time.
        iterate: (parameters: readonly unknown[]) =>
          database.prepare(sql).iterate(...parameters.map(sqlValue)),
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
