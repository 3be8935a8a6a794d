import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connect } from '../database/connect.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { carryOver, type CarriedOver } from './carry-over.ts'
import { tableColumns, tablesOf } from './inspect.ts'
import { sync } from './sync.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

/**
 * Carries over what happened after the backup, from a database that no process has open.
 * @param current the database's file.
 * @param copy the backup's copy, which is changed.
 */
export function carryOverTo(current: string, copy: string): CarriedOver {
  using database = new DatabaseSync(current)
  database.prepare('ATTACH ? AS backup').run(copy)
  database.exec('BEGIN IMMEDIATE')
  const carried = carryOver(database)
  database.exec('COMMIT')
  return carried
}

/**
 * Keeps a copy of a database that no process has open; the original stays in its place.
 * @param current the database's file.
 * @param kept the file of the copy.
 * @param pack adds the stored files to the copy.
 */
export function keepFile(current: string, kept: string, pack: (copy: string) => void): void {
  mkdirSync(dirname(kept), { recursive: true, mode: 0o700 })
  const part = `${kept}.part`
  try {
    copyFileSync(current, part)
    pack(part)
    sync(part)
    if (existsSync(`${current}-wal`)) copyFileSync(`${current}-wal`, `${kept}-wal`)
    renameSync(part, kept)
    sync(dirname(kept))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * Replaces the file of a database that no process has open. The file exists at every moment,
 * because a site that starts without one would create it with sample homes.
 * @param current the database's file.
 * @param copy the file that takes its place.
 */
export function replaceFile(current: string, copy: string): void {
  sync(copy)
  // SQLite would apply the write-ahead log of the replaced database to the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(current + suffix, { force: true })
  renameSync(copy, current)
  sync(dirname(current))
}

/**
 * Replaces the rows of a database that a process has open. One transaction locks writers out from
 * before the copy is made until the end, so that no lead is accepted in between and lost.
 */
export async function replaceRows(
  place: Place,
  { current, copy, kept, now }: { current: string; copy: string; kept: string; now: number },
): Promise<CarriedOver> {
  const { db } = await connect(place)
  await db.destroy()
  using database = new DatabaseSync(current, { timeout: 30_000 })
  database.prepare('ATTACH ? AS backup').run(copy)
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = FULL; BEGIN IMMEDIATE')
  try {
    await backUp(place, { target: kept, now })
    const carried = carryOver(database)
    // Rows of the log are never removed, so the log contains those of the backup already.
    const tables = tablesOf(database).filter((table) => table !== 'changes')
    for (const table of tables) {
      const columns = tableColumns(database, 'main', table)
      if (columns.join() !== tableColumns(database, 'backup', table).join())
        throw new BackupError(
          `The table ${table} differs from the backup’s; stop the site and restore again`,
        )
      const list = columns.map((column) => `"${column}"`).join(', ')
      database.exec(
        `DELETE FROM main."${table}"; INSERT INTO main."${table}" (${list}) SELECT ${list} FROM backup."${table}"`,
      )
    }
    database.exec('COMMIT')
    return carried
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
