import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { freePort } from '../testing/free-port.ts'

/** A site that is measured, in a process of its own. */
interface MeasuredSite {
  url: string
  /** The time from its start to its first page, in milliseconds. */
  start: number
  /** The present memory of the site's process, in megabytes. */
  memory(): number
  stop(): Promise<void>
}

export interface Start {
  program: string[]
  folder: string
  env: Record<string, string>
  /** A page that answers as soon as the site serves. */
  firstPath?: string
}

/** How long a site may take to its first page, in milliseconds. */
const startTimeout = 60_000

/** The commands of npm and of the peers start the same Node that measures them. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)

/**
 * Starts a site and waits for its first page.
 * @throws where the site ends, or shows no page within the minute.
 */
export async function startMeasured({
  program: [command = '', ...args],
  folder,
  env,
  firstPath = '/',
}: Start): Promise<MeasuredSite> {
  const port = await freePort()
  const before = performance.now()
  const child: ChildProcess = spawn(command, args, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...env,
      PORT: String(port),
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + firstPath))) {
    if (child.exitCode !== null)
      throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}`)
    if (performance.now() - before > startTimeout) {
      child.kill('SIGKILL')
      throw new Error(`${command} ${args.join(' ')} shows no page`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    url,
    start: performance.now() - before,
    memory: () => residentOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Runs a command in a folder until it ends. */
export function run(
  folder: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH, NODE_ENV: 'production', ...env },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
