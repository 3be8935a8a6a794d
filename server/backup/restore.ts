import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connect, sqliteFile } from '../database/connect.ts'
import { migrationsApart } from '../database/migrate.ts'
import { backupDir, stamp } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { endAllSessions } from './carry-over-access.ts'
import type { CarriedOver } from './carry-over.ts'
import { holdRestored } from './hold-restored.ts'
import { inspect, type Inspection } from './inspect.ts'
import { carryOverTo, keepFile, replaceFile, replaceRows } from './replace.ts'
import { refuseToReplace, readBackupState } from './state.ts'
import { packFiles, unpackFiles } from './stored-files.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

interface RestoreOptions {
  /**
   * Restores even if a process has the database open, or the database holds rows that the backup
   * does not.
   */
  force?: boolean
  step?(what: string): void
  now?: number
}

interface Restoration {
  from: Inspection
  /** The file that the replaced database was copied to; null when there was none. */
  kept: string | null
  /** Counts of changes after the backup that were kept. */
  carried: CarriedOver
}

/**
 * Replaces the database by a backup, and keeps a copy of the replaced database. E-mails that were
 * sent after the backup are not sent again, and those that may have been sent are held. People who
 * left the newsletter, were erased or lost a role after the backup stay so, and everybody has to
 * sign in again.
 * @throws {BackupError} when the backup is damaged or of a newer version and, unless forced, when a
 *   process has the database open or it holds rows that the backup does not.
 */
export async function restore(
  place: Place,
  file: string,
  { force = false, step = () => {}, now = Date.now() }: RestoreOptions = {},
): Promise<Restoration> {
  if (place.databaseUrl)
    throw new BackupError(
      `The database is PostgreSQL, which restores by its own program. Stop the site, and then:\n${restoreCommand(file)}`,
    )
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`)
  step('Reading the backup…')
  const from = await inspect(file)
  mkdirSync(place.dataDir, { recursive: true })
  const workDir = mkdtempSync(join(place.dataDir, 'restore-'))
  try {
    await prepare(file, workDir)
    const copy = sqliteFile(workDir)
    const current = sqliteFile(place.dataDir)
    const state = readBackupState(current)
    if (!force) refuseToReplace(state, current, copy)
    step('Putting it in place…')
    // Files come before the rows that refer to them.
    unpackFiles(copy, place.dataDir)
    const kept = join(backupDir(place.dataDir), `before-restore-${stamp(now)}.sqlite`)
    if (state === 'open')
      return { from, kept, carried: await replaceRows(place, { current, copy, kept, now }) }
    const carried =
      state === 'free'
        ? carryOverTo(current, copy)
        : { ...nothingCarried, emailsHeld: await holdAll(workDir, now) }
    // The copy also has files to which only the replaced database refers: a later sweep would
    // delete them from the folder.
    if (state !== 'none')
      keepFile(current, kept, (part) => {
        if (state === 'free') packFiles(part, place.dataDir)
      })
    replaceFile(current, copy)
    return { from, kept: state === 'none' ? null : kept, carried }
  } finally {
    rmSync(workDir, { recursive: true, force: true })
  }
}

const nothingCarried = { emailsSent: 0, leadsErased: 0, unsubscribed: 0, rolesTaken: 0 }

/**
 * Holds every unsent e-mail of the backup, because no current database shows which were sent since.
 */
async function holdAll(workDir: string, now: number): Promise<number> {
  {
    using copy = new DatabaseSync(sqliteFile(workDir))
    endAllSessions(copy, 'main')
  }
  const database = await connect({ dataDir: workDir, databaseUrl: undefined })
  const held = await holdRestored(database, now)
  await database.db.destroy()
  return held
}

/** Copies the backup and migrates the copy before anything is replaced. */
async function prepare(file: string, workDir: string) {
  const copy = sqliteFile(workDir)
  {
    using database = new DatabaseSync(file, { readOnly: true })
    database.prepare('VACUUM INTO ?').run(copy)
  }
  try {
    const database = await connect({ dataDir: workDir, databaseUrl: undefined })
    const { later } = await migrationsApart(database)
    await database.db.destroy()
    if (later.length > 0) throw new Error(`it has ${later.join(', ')}`)
  } catch (error) {
    throw new BackupError(
      `This version cannot use the backup; a newer one may have made it: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

const restoreCommand = (file: string) =>
  `  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${JSON.stringify(file)}
  npm run desk -- mail hold
  psql "$DATABASE_URL" -c 'DELETE FROM auth_sessions'
The second line holds the e-mails that waited when the backup was made, because they may have been sent since; the third ends sessions that were ended since. Look at staff list: whoever was removed after the backup is back.`
