import { type Command, commonOptions } from './command.ts'

/** The name of the command line, as the help shows it. */
export const program = 'npm run desk --'

/** A list of all commands, or of those in a group. */
export function overview(commands: readonly Command[], group?: string): string {
  const shown = group ? commands.filter(({ name }) => name.startsWith(`${group} `)) : commands
  const width = Math.max(...shown.map((command) => signature(command).length))
  return `${group ? '' : 'The desk of the agency: leads, e-mails, homes, accounts, backups.\n\n'}Usage: ${program} <command> [options]

Commands:
${shown.map((command) => `  ${signature(command).padEnd(width)}  ${command.summary}`).join('\n')}

${program} <command> --help tells more of one. Settings are those of the server (DATA_DIR, DATABASE_URL, .env).
For machines: npm run --silent desk -- <command> --json. Exit codes: 0 done, 1 failed, 2 called wrongly.
`
}

/** The full help of one command. */
export function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...commonOptions }).map(
    ([name, { value, help }]) => [`--${name}${value ? ` <${value}>` : ''}`, help] as const,
  )
  const width = Math.max(...options.map(([left]) => left.length))
  const examples = command.examples?.map((example) => `  ${program} ${example}`).join('\n')
  return `${command.summary}

Usage: ${program} ${signature(command)} [options]
${command.details ? `\n${command.details}\n` : ''}
Options:
${options.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`).join('\n')}
${examples ? `\nExamples:\n${examples}\n` : ''}`
}

const signature = ({ name, args = [] }: Command) =>
  [name, ...args.map((arg) => (arg.startsWith('[') ? arg : `<${arg}>`))].join(' ')
