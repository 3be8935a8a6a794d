import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connect, sqliteFile } from '../database/connect.ts'
import { erasedMark } from '../leads/erase-leads.ts'
import { backUp, backupDir, stamp } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { inspect, type Inspection, tablesOf } from './inspect.ts'
import { sync } from './sync.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

export interface RestoreOptions {
  /** Go on although a process has the database open, or it holds what the backup does not. */
  force?: boolean
  step?(what: string): void
  now?: Date
}

export interface Restoration {
  from: Inspection
  /** Where the database that was there lies now; null when there was none. */
  kept: string | null
  /** What was done since the backup and stays done. */
  carried: { lettersSent: number; leadsErased: number; unsubscribed: number }
}

/**
 * Puts a backup in the place of the database. What was there is kept beside it. What cannot be undone
 * stays done: letters sent since then do not go again, who left the newsletter or was erased stays so.
 * @throws {BackupError} when the backup is not whole or not of this version, when a process has the
 *   database open, or when it holds rows that the backup does not; the last two unless it is forced.
 */
export async function restore(
  place: Place,
  file: string,
  { force = false, step = () => {}, now = new Date() }: RestoreOptions = {},
): Promise<Restoration> {
  if (place.databaseUrl)
    throw new BackupError(
      `The database is PostgreSQL, which restores by its own program. Stop the site, and then:\n${restoreCommand(file)}`,
    )
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`)
  step('Reading the backup…')
  const from = await inspect(file)
  mkdirSync(place.dataDir, { recursive: true })
  const workshop = mkdtempSync(join(place.dataDir, 'restore-'))
  try {
    await prepare(file, workshop)
    const copy = sqliteFile(workshop)
    const current = sqliteFile(place.dataDir)
    const state = stateOf(current)
    if (!force) refuse(state, current, copy)
    step('Putting it in place…')
    const kept = join(backupDir(place.dataDir), `before-restore-${stamp(now)}.sqlite`)
    if (state === 'open')
      return { from, kept, carried: await replaceRows(place, current, copy, kept, now) }
    const carried =
      state === 'free'
        ? carryOverTo(current, copy)
        : { lettersSent: 0, leadsErased: 0, unsubscribed: 0 }
    replaceFile(current, copy, kept)
    return { from, kept: state === 'none' ? null : kept, carried }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** A copy that has been opened and migrated by this version before anything depends on it. */
async function prepare(file: string, workshop: string) {
  const copy = sqliteFile(workshop)
  {
    using database = new DatabaseSync(file, { readOnly: true })
    database.prepare('VACUUM INTO ?').run(copy)
  }
  try {
    const { db } = await connect({ dataDir: workshop, databaseUrl: undefined })
    await db.destroy()
  } catch (error) {
    throw new BackupError(
      `This version cannot use the backup; a newer one may have made it: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/**
 * - `none`: there is no database
 * - `free`: nobody has it open
 * - `open`: another process has
 * - `damaged`: it cannot be read
 */
type State = 'none' | 'free' | 'open' | 'damaged'

function stateOf(file: string): State {
  if (!existsSync(file)) return 'none'
  try {
    using database = new DatabaseSync(file, { timeout: 0 })
    // Whoever has a WAL database open holds a shared lock, which keeps this one out.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK')
    return tablesOf(database).includes('leads') ? 'free' : 'damaged'
  } catch (error) {
    return error instanceof Error && /locked|busy/.test(error.message) ? 'open' : 'damaged'
  }
}

function refuse(state: State, current: string, copy: string) {
  if (state === 'open')
    throw new BackupError(
      `A process has the database open: stop the site first, or say --force to replace what it works on`,
    )
  if (state !== 'free') return
  const missing = rowsMissing(current, copy)
  if (missing.length > 0)
    throw new BackupError(
      `The database is newer than the backup. It holds what the backup does not: ${missing.map(({ table, rows }) => `${rows} in ${table}`).join(', ')}. Say --force to give that up; a copy is kept`,
    )
}

/** How many rows of the database the backup does not have, by table. */
function rowsMissing(current: string, copy: string): { table: string; rows: number }[] {
  using database = new DatabaseSync(current)
  database.prepare('ATTACH ? AS backup').run(copy)
  const inBackup = new Set(tablesOf(database, 'backup'))
  return tablesOf(database).flatMap((table) => {
    if (!columnsOf(database, 'main', table).includes('id')) return []
    const known = inBackup.has(table) ? `WHERE id NOT IN (SELECT id FROM backup."${table}")` : ''
    const rows = Number(
      database.prepare(`SELECT count(*) AS rows FROM main."${table}" ${known}`).get()?.rows,
    )
    return rows > 0 ? [{ table, rows }] : []
  })
}

const columnsOf = (database: DatabaseSync, schema: string, table: string) =>
  database
    .prepare(`SELECT name FROM pragma_table_info(?, ?) ORDER BY name`)
    .all(table, schema)
    .map((row) => String(row.name))

/**
 * Marks in the backup what was done since: letters that went, people who were erased or who left.
 * @param database the current one, with the copy attached as `backup`, in a transaction.
 */
function carryOver(database: DatabaseSync): Restoration['carried'] {
  const changes = (sql: string) => Number(database.prepare(sql).run().changes)
  forgetErased(database)
  const carried = {
    lettersSent: changes(
      `UPDATE backup.outbox AS b SET state = 'sent', sent_at = n.sent_at, payload = NULL, last_error = NULL, leased_until = 0
       FROM main.outbox AS n WHERE n.id = b.id AND n.state = 'sent' AND b.state != 'sent'`,
    ),
    leadsErased: changes(
      `UPDATE backup.leads AS b SET fields = n.fields, fingerprint = n.fingerprint, submission_id = n.submission_id, consent_wording = NULL, email = NULL, suspicion = NULL, user_id = NULL
       FROM main.leads AS n WHERE n.id = b.id AND n.fingerprint = '${erasedMark}' AND b.fingerprint != '${erasedMark}'`,
    ),
    unsubscribed: changes(
      `UPDATE backup.subscribers AS b SET state = 'unsubscribed', unsubscribed_at = n.unsubscribed_at
       FROM main.subscribers AS n WHERE n.id = b.id AND n.state = 'unsubscribed' AND b.state != 'unsubscribed'`,
    ),
  }
  database.exec(
    `DELETE FROM backup.outbox WHERE state != 'sent' AND lead_id IN (SELECT id FROM backup.leads WHERE fingerprint = '${erasedMark}')`,
  )
  return carried
}

/** Who was erased since is known by the address that the backup still has of their leads; what else it has of them goes too. */
function forgetErased(database: DatabaseSync) {
  const erased = `SELECT b.email FROM backup.leads AS b JOIN main.leads AS n ON n.id = b.id WHERE n.fingerprint = '${erasedMark}' AND b.email IS NOT NULL`
  for (const table of ['consents', 'subscribers', 'auth_users'])
    database.exec(
      `DELETE FROM backup.${table} WHERE email IN (${erased}) AND id NOT IN (SELECT id FROM main.${table})`,
    )
  for (const table of ['auth_identities', 'auth_sessions', 'auth_one_time_tokens'])
    database.exec(
      `DELETE FROM backup.${table} WHERE user_id NOT IN (SELECT id FROM backup.auth_users)`,
    )
}

function carryOverTo(current: string, copy: string): Restoration['carried'] {
  using database = new DatabaseSync(current)
  database.prepare('ATTACH ? AS backup').run(copy)
  database.exec('BEGIN IMMEDIATE')
  const carried = carryOver(database)
  database.exec('COMMIT')
  return carried
}

/** Nobody looks: the old file steps aside, with what its log may still hold, and the new one in. */
function replaceFile(current: string, copy: string, kept: string) {
  mkdirSync(dirname(kept), { recursive: true, mode: 0o700 })
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(current + suffix)) renameSync(current + suffix, kept + suffix)
  sync(copy)
  renameSync(copy, current)
  sync(dirname(current))
}

/**
 * A process works on it: its rows are replaced in one transaction, which keeps every writer out from
 * before the copy is made until the end, so that nothing is accepted in between and lost.
 */
async function replaceRows(
  place: Place,
  current: string,
  copy: string,
  kept: string,
  now: Date,
): Promise<Restoration['carried']> {
  const { db } = await connect(place)
  await db.destroy()
  using database = new DatabaseSync(current, { timeout: 30_000 })
  database.prepare('ATTACH ? AS backup').run(copy)
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = FULL; BEGIN IMMEDIATE')
  try {
    await backUp(place, { target: kept, now })
    const carried = carryOver(database)
    const tables = tablesOf(database)
    for (const table of tables) {
      const columns = columnsOf(database, 'main', table)
      if (columns.join() !== columnsOf(database, 'backup', table).join())
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

const restoreCommand = (file: string) =>
  `  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${JSON.stringify(file)}`
