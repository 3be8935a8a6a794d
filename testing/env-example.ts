import * as v from 'valibot'
import { variables } from '#server/config/variables.ts'

const width = 110

/** The text of `.env.example`: every variable with its help and default. */
export function envExample(): string {
  const entries = Object.entries(variables.entries).map(([name, schema]) => {
    const help = v.getDescription(schema.wrapped) ?? ''
    return `${wrapped(help)}\n${name}=${v.getDefault(schema) ?? ''}\n`
  })
  return `${wrapped(introduction)}\n\n${entries.join('\n')}`
}

/** The table of the README: every variable with its help and default. */
export function configurationTable(): string {
  const rows = Object.entries(variables.entries).map(([name, schema]) => {
    const value = v.getDefault(schema)
    const help = v.getDescription(schema.wrapped) ?? ''
    return `| \`${name}\` | ${help}${value ? ` (\`${value}\`)` : ''} |`
  })
  return ['| variable | meaning, and default |', '|---|---|', ...rows].join('\n')
}

const introduction =
  'Every variable with its default. Copy this file to .env, which npm start, npm run dev and the desk read, or set the variables in the environment, which wins. Unset or empty means the default. A start names every bad value.'

/** A text as comment lines. */
function wrapped(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '#'
    if (line.length + word.length + 1 > width) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n')
}
