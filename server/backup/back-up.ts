import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../database/connect.ts'
import { BackupError } from './backup-error.ts'
import { inspect, type Inspection } from './inspect.ts'
import { sync } from './sync.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

export interface BackupOptions {
  /** Where the backup goes; by default a file with the time in its name, under `backups` in the data folder. */
  target?: string | undefined
  /** Called before each step, with words for a person. */
  step?(what: string): void
  now?: Date
}

/** A backup that is on the disk and was read again. PostgreSQL's is a dump, whose rows are not counted. */
export type Backup = Inspection | { file: string; bytes: number }

/**
 * Copies the database as it is at one moment, while the site goes on working, and reads the copy again.
 * Nothing is left behind when it fails.
 * @throws {BackupError} when there is nothing to copy, or the copy is not whole.
 */
export async function backUp(
  place: Place,
  { target, step = () => {}, now = new Date() }: BackupOptions = {},
): Promise<Backup> {
  const extension = place.databaseUrl ? 'dump' : 'sqlite'
  const file = target ?? join(backupDir(place.dataDir), `alboran-${stamp(now)}.${extension}`)
  if (existsSync(file)) throw new BackupError(`${file} exists; a backup never overwrites another`)
  // It holds personal data: nobody but us may read it.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    step('Copying the database…')
    if (place.databaseUrl) await dump(place.databaseUrl, part)
    else copy(sqliteFile(place.dataDir), part)
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

export const backupDir = (dataDir: string): string => join(dataDir, 'backups')

/** A moment as it may stand in a file's name. */
export const stamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-')

/** One transaction reads all of it: writers are neither stopped nor half seen. */
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
      throw new BackupError(`The dump does not hold the table ${table}`)
  return { file, bytes: statSync(file).size }
}

/** The list of processes shows arguments to everybody, the environment to nobody else. */
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
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()))
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
        : reject(new BackupError(`${program} ended with ${code}: ${complaint.trim()}`)),
    )
  })
}

const dumpCommand = '  pg_dump --format=custom --no-owner --file=alboran.dump "$DATABASE_URL"'
