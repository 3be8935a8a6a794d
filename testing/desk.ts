import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Clock } from '#server/shared/time/clock.ts'
import { runDesk as runCommand } from '../desk/run.ts'
import { childEnvironment } from './child-environment.ts'

const root = join(import.meta.dirname, '..')

export interface DeskRun {
  code: number | null
  out: string
  err: string
}

/** Runs a command of the desk in this process, without keyboard input. */
export async function runDeskCommand(
  args: string[],
  env: Record<string, string> = {},
  clock?: Clock,
): Promise<DeskRun> {
  const run: DeskRun = { code: null, out: '', err: '' }
  run.code = await runCommand(args, {
    env: { ...childEnvironment(), ...env },
    ...(clock ? { clock } : {}),
    stdout: { write: (text) => Boolean((run.out += text)) },
    stderr: { write: (text) => Boolean((run.err += text)) },
  })
  return run
}

/** Runs the desk as a person does: in a process of its own. */
export function deskProcess(
  args: string[],
  env: Record<string, string> = {},
  input?: string,
): Promise<DeskRun> {
  const child = spawn(process.execPath, [join(root, 'desk/main.ts'), ...args], {
    cwd: root,
    env: { ...childEnvironment(), ...env },
    stdio: 'pipe',
  })
  const run: DeskRun = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => void (run.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (run.err += chunk.toString()))
  child.stdin.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...run, code })))
}
