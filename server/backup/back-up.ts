import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../database/connect.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { BackupError } from './backup-error.ts'
import { inspect, type Inspection } from './inspect.ts'
import { packFiles } from './stored-files.ts'
import { sync } from './sync.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
  /**
   * The bucket of pictures and documents that are not beside the database; a backup does not
   * include it.
   */
  bucket?: object | undefined
}

interface BackupOptions {
  /**
   * The file of the backup; by default a file under `backups` in the data folder, with the time in
   * its name.
   */
  target?: string | undefined
  /** Called before each step with a sentence for the person who waits. */
  step?(what: string): void
  now?: number
}

/**
 * A backup that was written to the disk and checked. A PostgreSQL backup is a dump, whose rows are
 * not counted.
 */
type Backup = Inspection | { file: string; bytes: number }

/**
 * Copies the database as it is at one moment while the site runs, and checks the copy. A failure
 * leaves no file.
 * @throws {BackupError} when there is nothing to copy, or the copy is incomplete.
 */
export async function backUp(
  place: Place,
  { target, step = () => {}, now = Date.now() }: BackupOptions = {},
): Promise<Backup> {
  const extension = place.databaseUrl ? 'dump' : 'sqlite'
  const file = target ?? join(backupDir(place.dataDir), `alboran-${stamp(now)}.${extension}`)
  if (existsSync(file)) throw new BackupError(`${file} exists; a backup never overwrites another`)
  // The backup holds personal data, so only its owner may read it.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    step('Copying the database…')
    if (place.databaseUrl) await dump(place.databaseUrl, part)
    else {
      copy(sqliteFile(place.dataDir), part)
      step(
        place.bucket
          ? 'Pictures and documents are in the bucket, which is not copied.'
          : 'Copying stored pictures and documents…',
      )
      const missing = place.bucket ? 0 : packFiles(part, place.dataDir)
      if (missing > 0) step(`${missing} of them are missing in ${place.dataDir}/storage`)
    }
    chmodSync(part, 0o600)
    step('Reading the copy again…')
    const found = place.databaseUrl ? await readDump(part) : await inspect(part)
    sync(part)
    renameSync(part, file)
    sync(dirname(file))
    return { ...found, file }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** The folder of backups, unless the caller names another file. */
export const backupDir = (dataDir: string): string => join(dataDir, 'backups')

/** A time as part of a file name. */
export const stamp = (now: number): string => isoTime(now).slice(0, 19).replaceAll(':', '-')

/** Copies the whole database in one transaction, which does not block writers. */
function copy(source: string, target: string) {
  if (!existsSync(source)) throw new BackupError(`There is no database at ${source}`)
  using database = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  database.prepare('VACUUM INTO ?').run(target)
}

async function dump(databaseUrl: string, target: string) {
  const { url, env } = withoutPassword(databaseUrl)
  await run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`, `--dbname=${url}`],
    env,
  )
}

async function readDump(file: string) {
  const list = await run('pg_restore', ['--list', file])
  for (const table of ['leads', 'outbox', 'properties'])
    if (!list.includes(`TABLE DATA public ${table} `))
      throw new BackupError(`The dump does not contain the table ${table}`)
  return { file, bytes: statSync(file).size }
}

/** Every user of the machine can read the arguments of a process, but not its environment. */
function withoutPassword(databaseUrl: string): { url: string; env: Record<string, string> } {
  const url = new URL(databaseUrl)
  const env = url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : undefined
  url.password = ''
  return { url: url.href, env: env ?? {} }
}

function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let errorOutput = ''
    child.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => void (errorOutput += chunk.toString()))
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(
              `The database is PostgreSQL, and ${program} is not installed here. Install PostgreSQL’s client programs, or run this where they are:\n${dumpCommand}`,
            )
          : error,
      ),
    )
    child.on('close', (code) =>
      code === 0
        ? resolve(out)
        : reject(new BackupError(`${program} ended with ${code}: ${errorOutput.trim()}`)),
    )
  })
}

const dumpCommand = '  pg_dump --format=custom --no-owner --file=alboran.dump "$DATABASE_URL"'
