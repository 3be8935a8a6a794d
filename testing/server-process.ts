import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment } from './child-environment.ts'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')

export interface ServerProcess {
  url: string
  pid: number
  output(): string
  /**
   * Sends a signal and waits for the end of the process.
   * @returns the exit code, or null when the signal ended it.
   */
  end(signal: NodeJS.Signals): Promise<number | null>
}

interface StartOptions {
  /** False: waits only until it listens, for a server that starts while its database is away. */
  untilHealthy?: boolean
  /** The script; `dev.ts` for the development server. */
  entry?: string
  nodeOptions?: readonly string[]
}

/**
 * Starts the server as an agency runs it: in a process of its own, on a free port unless `env`
 * names one.
 */
export async function startServer(
  env: Record<string, string>,
  { untilHealthy = true, entry = 'server.ts', nodeOptions = [] }: StartOptions = {},
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const { child, output } = launch(
    { HOST: '127.0.0.1', ...env, PORT: port },
    { entry, nodeOptions },
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(url, untilHealthy))) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end: (signal) =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
        child.once('exit', (code) => resolve(code))
        child.kill(signal)
      }),
  }
}

/** Starts the server and waits for its end: for starts that must fail. */
export async function runServer(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, output: output() }
}

function launch(
  env: Record<string, string>,
  { entry = 'server.ts', nodeOptions = [] }: StartOptions = {},
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...nodeOptions, entry], {
    cwd: root,
    env: { ...childEnvironment(), NODE_ENV: 'production', ...env },
  })
  // A test that fails half-way must not leave the process behind.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, output: () => text }
}

async function isUp(url: string, healthy: boolean): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/health`)
    return ok || !healthy
  } catch {
    return false
  }
}
