import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import type { DeskServices } from '#server/open-desk.ts'
import type { Clock } from '#server/shared/time/clock.ts'
import type { CommandOutput } from './output.ts'

interface Option {
  /** The placeholder of its value in the help; without it the option is a switch. */
  value?: string
  help: string
}

/** One command of the desk. */
export interface Command {
  /** The name as it is typed: "leads list". */
  name: string
  summary: string
  /** Text in addition to the summary, for the command's own help. */
  details?: string
  /** The names of the arguments, all of them required; a last one in brackets is optional. */
  args?: readonly string[]
  options?: Readonly<Record<string, Option>>
  examples?: readonly string[]
  /** @returns the exit code; nothing means 0. */
  run(call: CommandCall): Promise<number | void>
}

/** A call of a command. */
export interface CommandCall {
  config: Config
  out: CommandOutput
  clock: Clock
  args: string[]
  /** The value of an option, or undefined. */
  text(option: string): string | undefined
  /** Whether a switch was set. */
  flag(option: string): boolean
  /** Opens the database; it is closed when the command has ended. */
  services(): Promise<DeskServices>
}

/** The command was called incorrectly: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command cannot be completed, and the message gives the reason: exit code 1. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
}

/** Options that every command has. */
export const commonOptions: Readonly<Record<string, Option>> = {
  json: { help: 'print JSON for machines' },
  help: { help: 'show this help' },
}

interface ParsedArguments {
  args: string[]
  text(option: string): string | undefined
  flag(option: string): boolean
}

/**
 * Reads the options and arguments after a command's name.
 * @throws {UsageError} for options that it does not have, and for too many or too few arguments.
 */
export function readArguments(command: Command, argv: string[]): ParsedArguments {
  const options = { ...command.options, ...commonOptions }
  const { values, positionals } = parse(argv, options)
  const names = command.args ?? []
  const needed = names.filter((name) => !name.startsWith('['))
  if (!values.help && positionals.length < needed.length)
    throw new UsageError(`${needed[positionals.length] ?? 'an argument'} is missing`)
  if (positionals.length > names.length)
    throw new UsageError(`${JSON.stringify(positionals[names.length])} is one argument too many`)
  const valueOf = (option: string) => {
    if (!Object.hasOwn(options, option))
      throw new Error(`${command.name} has no option --${option}`)
    return values[option]
  }
  return {
    args: positionals,
    text: (option) => {
      const value = valueOf(option)
      return typeof value === 'string' ? value : undefined
    },
    flag: (option) => valueOf(option) === true,
  }
}

interface Parsed {
  values: Record<string, unknown>
  positionals: string[]
}

function parse(argv: string[], options: Readonly<Record<string, Option>>): Parsed {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  try {
    return parseArgs({
      args: argv,
      options: { ...config, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS')
    ) {
      const [sentence = error.message] = error.message.split('. To specify', 1)
      throw new UsageError(sentence.replace(/\.$/, ''), { cause: error })
    }
    throw error
  }
}
