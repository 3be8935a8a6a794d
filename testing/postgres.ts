import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

const installed = '/usr/lib/postgresql'

export interface TestPostgres {
  /** The server's own database; every test creates one of its own. */
  url: string
  /** Stops the server and keeps its data. */
  halt(): Promise<void>
  /** Starts the server again after {@link TestPostgres.halt}. */
  resume(): Promise<void>
  /** Suspends all its processes (SIGSTOP): connections stay open, and nothing answers. */
  hang(): void
  /** Resumes the processes after {@link TestPostgres.hang}. */
  wake(): void
  stop(): Promise<void>
}

const asInProduction = { max_connections: 200 }

/** Losing its data does no harm, so it needs no syncs, replication or large memory. */
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
  const [version] = existsSync(installed)
    ? readdirSync(installed).sort((a, b) => Number(b) - Number(a))
    : []
  if (!version) return undefined
  const bin = (name: string) => join(installed, version, 'bin', name)
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

/**
 * Reads Linux's list of processes: an entry begins with the id, the name in parentheses, the state
 * and the parent.
 */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
        return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}

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
