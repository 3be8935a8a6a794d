import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { childrenOf } from './child-processes.ts'
import { freePort } from './free-port.ts'

/** Where Debian's packages have the programs of each version. */
const debian = '/usr/lib/postgresql'

export interface TestPostgres {
  /** The server's own database; every test creates one of its own. */
  url: string
  /** Stops the server and keeps its data. */
  halt(): Promise<void>
  /** Starts the server again after {@link TestPostgres.halt}. */
  resume(): Promise<void>
  /** Suspends all processes of the server (SIGSTOP): connections stay open, and nothing answers. */
  hang(): void
  /** Resumes the processes after {@link TestPostgres.hang}. */
  wake(): void
  stop(): Promise<void>
}

const asInProduction = { max_connections: 200 }

/**
 * The server's data may be lost after a test, so it needs no syncs, replication or large memory.
 */
const forTests = {
  ...asInProduction,
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '8GB',
  checkpoint_timeout: '1d',
  autovacuum: 'off',
  jit: 'off',
  bgwriter_lru_maxpages: 0,
}

/**
 * Starts our own PostgreSQL server on a free port, in a folder that is removed with it.
 * @param synced true: every commit is on the disk before it is answered, as in production.
 * @returns undefined where PostgreSQL is not installed.
 */
export async function startPostgres({ synced = false } = {}): Promise<TestPostgres | undefined> {
  const programs = findPrograms()
  if (programs === undefined) return undefined
  const bin = (name: string) => join(programs, name)
  const dir = mkdtempSync(join(tmpdir(), 'alboran-postgres-'))
  const user = postgresUser()
  if (user) chownSync(dir, user.uid, user.gid)
  const options = { ...user, cwd: dir, stdio: 'ignore' as const }
  execFileSync(bin('initdb'), initArguments(dir), options)
  const port = await freePort()
  const args = serverArguments(dir, port, synced ? asInProduction : forTests)
  const url = `postgres://alboran@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  async function resume() {
    const started = spawn(bin('postgres'), args, options)
    // A test that fails half-way must not leave the server behind.
    const kill = () => void started.kill('SIGINT')
    process.once('exit', kill)
    started.once('exit', () => process.off('exit', kill))
    server = started
    await answering(url, server)
  }
  async function halt() {
    if (server.exitCode !== null) return
    const exit = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await exit
  }
  const signal = (name: NodeJS.Signals) => {
    const { pid } = server
    if (pid === undefined) throw new Error('PostgreSQL was not started')
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, name)
  }
  await resume()
  return {
    url,
    halt,
    resume,
    hang: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    async stop() {
      await halt()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * The folder with PostgreSQL's programs: the one that `pg_config` names, otherwise Debian's newest.
 * Debian's `pg_config` may be there without a server.
 */
function findPrograms(): string | undefined {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [configuredPrograms(), ...versions.map((one) => join(debian, one, 'bin'))]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
}

function configuredPrograms(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

const initArguments = (dir: string): string[] =>
  `-D ${join(dir, 'data')} -U alboran -A trust -E UTF8 --locale C.UTF-8 --no-sync`.split(' ')

const serverArguments = (
  dir: string,
  port: number,
  settings: Readonly<Record<string, string | number>>,
): string[] => [
  ...`-D ${join(dir, 'data')} -p ${port} -h 127.0.0.1 -k ${dir}`.split(' '),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** PostgreSQL refuses to run as root, so root runs it as the user of Debian's package. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** The address of a database on the same server. */
export function databaseIn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

/** Runs one statement on the server's own database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
