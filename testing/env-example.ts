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

/** The variables that a first production site needs; the README shows these alone. */
const firstNames = new Set([
  'SITE_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'AGENCY_EMAIL',
  'AGENCY_ADDRESS',
  'CHAT_PHONE',
  'OFFICE_HOURS',
  'RESORT_MUNICIPALITY',
  'VIEWING_HOURS',
  'COMPANY_NAME',
  'MAIL_FROM',
  'SMTP_URL',
  'TRUST_PROXY',
  'STORED_KEYS_SECRET',
])

/** The table of the README: the variables of a first production site, with help and default. */
export const firstVariables = (): string => tableOf((name) => firstNames.has(name))

/** The text of docs/configuration.md: every variable with its help and default. */
export const configurationDocument = (): string =>
  `# Configuration\n\n${documentIntroduction}\n\n${tableOf(() => true)}\n`

function tableOf(isShown: (name: string) => boolean): string {
  const rows = Object.entries(variables.entries).flatMap(([name, schema]) => {
    if (!isShown(name)) return []
    const value = v.getDefault(schema)
    const help = v.getDescription(schema.wrapped) ?? ''
    return `| \`${name}\` | ${help}${value ? ` (\`${value}\`)` : ''} |`
  })
  return ['| variable | meaning, and default |', '|---|---|', ...rows].join('\n')
}

const documentIntroduction = `For operators: every environment variable, its meaning and default. A file \`.env\` is read too. An unset or empty
variable has its default, and a start names every bad value. This page and [.env.example](../.env.example) are made from
the schema in \`server/config/variables/\`, and a test keeps them equal to it. How to change \`STORED_KEYS_SECRET\` is in
[running safely](running-safely.md#keys).`

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
