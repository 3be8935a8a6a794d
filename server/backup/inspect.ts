import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'

/** The content of a database file that was found to be intact. */
export interface Inspection {
  file: string
  bytes: number
  /** The SHA-256 of the file, in hexadecimal. */
  sha256: string
  /** The number of rows by table. */
  tables: Record<string, number>
}

/**
 * Checks a copy of the database: every page, index and reference.
 * @throws {BackupError} when it is damaged or not a database of this site.
 */
export async function inspect(file: string): Promise<Inspection> {
  const tables = check(file)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { file, bytes: statSync(file).size, sha256: hash.digest('hex'), tables }
}

function check(file: string): Record<string, number> {
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    const problems = [
      ...database
        .prepare('PRAGMA integrity_check')
        .all()
        .map((row) => String(row.integrity_check))
        .filter((line) => line !== 'ok'),
      ...database
        .prepare('PRAGMA foreign_key_check')
        .all()
        .map((row) => `${String(row.table)} refers to a missing ${String(row.parent)}`),
    ]
    if (problems.length > 0)
      throw new BackupError(`${file} is damaged: ${problems.slice(0, 3).join('; ')}`)
    const tables = Object.fromEntries(
      tablesOf(database).map((table) => [table, countOf(database, table)]),
    )
    if (!('leads' in tables) || !('properties' in tables))
      throw new BackupError(`${file} is not a backup of this site: it has no leads and no homes`)
    return tables
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** The tables of a database, without SQLite's own and those of migrations. */
export const tablesOf = (database: DatabaseSync, schema = 'main'): string[] =>
  database
    .prepare(
      `SELECT name FROM ${schema}.sqlite_master
       WHERE type = 'table'
         AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'kysely\\_%' ESCAPE '\\'
       ORDER BY name`,
    )
    .all()
    .map((row) => String(row.name))

const countOf = (database: DatabaseSync, table: string) =>
  Number(database.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows)

/** The names of a table's columns, sorted. */
export const tableColumns = (database: DatabaseSync, schema: string, table: string) =>
  database
    .prepare(`SELECT name FROM pragma_table_info(?, ?) ORDER BY name`)
    .all(table, schema)
    .map((row) => String(row.name))
