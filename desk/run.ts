import { BackupError } from '#server/backup/backup-error.ts'
import { FeedError } from '#server/catalogue/exchange/feed-problem.ts'
import { ConfigError, readConfig } from '#server/config/config.ts'
import { NoDatabase, type DeskServices, openDesk } from '#server/open-desk.ts'
import type { Clock } from '#server/shared/time/clock.ts'
import { type Command, CommandFailure, readArguments, UsageError } from './cli/command.ts'
import { helpOf, overview, program } from './cli/help.ts'
import { createOutput, type Stream } from './cli/output.ts'
import { commands } from './commands.ts'

/** The environment in which a command runs: a process, or a test. */
interface Terminal {
  env: Record<string, string | undefined>
  stdout: Stream
  stderr: Stream
  /** Returns the time in milliseconds; by default the system's. */
  clock?: Clock
}

/**
 * Runs one command of the desk.
 * @param argv the arguments after the program's name.
 * @returns the exit code: 0 done, 1 failed, 2 called incorrectly.
 */
export async function runDesk(argv: string[], terminal: Terminal): Promise<number> {
  const words = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv
  const command = commands.find(({ name }) =>
    name.split(' ').every((word, index) => words[index] === word),
  )
  if (!command) return without(words, terminal)
  try {
    const input = readArguments(command, words.slice(command.name.split(' ').length))
    if (input.flag('help')) {
      terminal.stdout.write(helpOf(command))
      return 0
    }
    return await run(command, input, terminal)
  } catch (error) {
    return report(command, error, terminal)
  }
}

async function run(
  command: Command,
  input: ReturnType<typeof readArguments>,
  { env, stdout, stderr, clock = Date.now }: Terminal,
): Promise<number> {
  const config = readConfig(env)
  let services: Promise<DeskServices> | undefined
  try {
    const out = createOutput(input.flag('json'), stdout, stderr)
    return (
      (await command.run({
        ...input,
        config,
        out,
        clock,
        services: () => (services ??= openDesk(config, clock)),
      })) ?? 0
    )
  } finally {
    await (await services?.catch(() => undefined))?.close()
  }
}

/** Handles a call that names no command, or an unknown one. */
function without(words: string[], { stdout, stderr }: Terminal): number {
  const isHelp = words.includes('--help') || words.includes('-h')
  const [group = ''] = words
  const isGroup = commands.some(({ name }) => name.startsWith(`${group} `))
  if (isHelp && (isGroup || group.startsWith('-'))) {
    stdout.write(overview(commands, isGroup ? group : undefined))
    return 0
  }
  const typed = words
    .filter((word) => !word.startsWith('-'))
    .slice(0, 2)
    .join(' ')
  if (typed && !(isGroup && words.length === 1)) stderr.write(`There is no command “${typed}”.\n\n`)
  stderr.write(overview(commands, isGroup ? group : undefined))
  return 2
}

function report(command: Command, error: unknown, { env, stderr }: Terminal): number {
  if (error instanceof UsageError) {
    stderr.write(`${command.name}: ${error.message}\nSee ${program} ${command.name} --help\n`)
    return 2
  }
  stderr.write(`${expected(error) ? '' : `${command.name} failed: `}${messageOf(error)}\n`)
  if (env.LOG_LEVEL === 'debug' && error instanceof Error) stderr.write(`${error.stack}\n`)
  return 1
}

/** Whether the message of an error is a sentence for the person at the desk. */
const expected = (error: unknown) =>
  [CommandFailure, BackupError, FeedError, ConfigError, NoDatabase].some(
    (kind) => error instanceof kind,
  )

/**
 * An error about a connection that was refused at several addresses contains the reasons as inner
 * errors.
 */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
