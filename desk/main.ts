import { BackupError } from '#server/backup/backup-error.ts'
import { FeedError } from '#server/catalogue/exchange/feed.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { NoDatabase, type DeskServices, openDesk } from '#server/open-desk.ts'
import { type Command, Failure, readArguments, UsageError } from './cli/command.ts'
import { commands } from './commands.ts'
import { helpOf, overview, program } from './cli/help.ts'
import { createOutput } from './cli/output.ts'

// Who pipes us into `head` has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

/** @returns the exit code: 0 done, 1 failed, 2 called wrongly. */
async function main(argv: string[]): Promise<number> {
  const words = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv
  const command = commands.find(({ name }) =>
    name.split(' ').every((word, index) => words[index] === word),
  )
  if (!command) return without(words)
  try {
    const reading = readArguments(command, words.slice(command.name.split(' ').length))
    if (reading.flag('help')) {
      process.stdout.write(helpOf(command))
      return 0
    }
    return await run(command, reading)
  } catch (error) {
    return report(command, error)
  }
}

async function run(command: Command, reading: ReturnType<typeof readArguments>): Promise<number> {
  const config = readConfig(process.env)
  let services: Promise<DeskServices> | undefined
  try {
    const out = createOutput(reading.flag('json'))
    return (
      (await command.run({
        ...reading,
        config,
        out,
        services: () => (services ??= openDesk(config)),
      })) ?? 0
    )
  } finally {
    await (await services?.catch(() => undefined))?.close()
  }
}

/** No command was named, or none that we know. */
function without(words: string[]): number {
  const asked = words.includes('--help') || words.includes('-h')
  const [group = ''] = words
  const known = commands.some(({ name }) => name.startsWith(`${group} `))
  if (asked && (known || group.startsWith('-'))) {
    process.stdout.write(overview(commands, known ? group : undefined))
    return 0
  }
  const typed = words
    .filter((word) => !word.startsWith('-'))
    .slice(0, 2)
    .join(' ')
  if (typed && !(known && words.length === 1))
    process.stderr.write(`There is no command “${typed}”.\n\n`)
  process.stderr.write(overview(commands, known ? group : undefined))
  return 2
}

function report(command: Command, error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(
      `${command.name}: ${error.message}\nSee ${program} ${command.name} --help\n`,
    )
    return 2
  }
  process.stderr.write(`${expected(error) ? '' : `${command.name} failed: `}${messageOf(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  return 1
}

/** Errors whose message is a sentence for the person at the desk. */
const expected = (error: unknown) =>
  [Failure, BackupError, FeedError, ConfigError, NoDatabase].some((kind) => error instanceof kind)

/** A connection that was refused at several addresses says so only inside. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

process.exitCode = await main(process.argv.slice(2))
