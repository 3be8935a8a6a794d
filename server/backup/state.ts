import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { BackupError } from './backup-error.ts'
import { tableColumns, tablesOf } from './inspect.ts'

/**
 * - `none`: there is no database
 * - `free`: no process has it open
 * - `open`: a process has it open
 * - `damaged`: it cannot be read
 */
type State = 'none' | 'free' | 'open' | 'damaged'

/** @param file the database's file. */
export function readBackupState(file: string): State {
  if (!existsSync(file)) return 'none'
  try {
    using database = new DatabaseSync(file, { timeout: 0 })
    // A process that has a WAL database open holds a shared lock, which prevents an exclusive one.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK')
    return tablesOf(database).includes('leads') ? 'free' : 'damaged'
  } catch (error) {
    return error instanceof Error && /locked|busy/.test(error.message) ? 'open' : 'damaged'
  }
}

/**
 * @throws {BackupError} when a process has the database open, or it holds rows that the backup does
 *   not.
 */
export function refuseToReplace(state: State, current: string, copy: string) {
  if (state === 'open')
    throw new BackupError(
      `A process has the database open: stop the site first, or use --force to replace the database meanwhile`,
    )
  if (state !== 'free') return
  const missing = rowsMissing(current, copy)
  if (missing.length > 0)
    throw new BackupError(
      `The database is newer than the backup. It holds what the backup does not: ${missing.map(({ table, rows }) => `${rows} in ${table}`).join(', ')}. Say --force to give that up; a copy is kept`,
    )
}

/** The number of rows by table that the database has and the backup lacks. */
function rowsMissing(current: string, copy: string): { table: string; rows: number }[] {
  using database = new DatabaseSync(current)
  database.prepare('ATTACH ? AS backup').run(copy)
  const inBackup = new Set(tablesOf(database, 'backup'))
  return tablesOf(database).flatMap((table) => {
    // A restore carries the record of erased rows over.
    if (table === 'erased_rows' || !tableColumns(database, 'main', table).includes('id')) return []
    const condition = inBackup.has(table)
      ? `WHERE id NOT IN (SELECT id FROM backup."${table}")`
      : ''
    const rows = Number(
      database.prepare(`SELECT count(*) AS rows FROM main."${table}" ${condition}`).get()?.rows,
    )
    return rows > 0 ? [{ table, rows }] : []
  })
}
