import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { app } from './import-rules/app-rules.ts'
import { type Allowed, allowedFor, type Rules } from './import-rules/rules.ts'
import { server } from './import-rules/server-rules.ts'
import { tools } from './import-rules/tool-rules.ts'
import { filesOf, importsOf, isTest, root } from './source-files.ts'

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

interface Row {
  /** The folder or file of the row, from the root. */
  place: string
  apart: boolean
  /** The imports that are allowed besides its own folder, from the root; packages by name. */
  allowed: string[]
  /** The allowed imports that the row itself names. */
  named: string[]
  imports: Import[]
}

interface Import {
  file: string
  target: string
}

const entriesOf = (layer: string, { own = [], server: domain = [], packages = [] }: Allowed) => [
  ...own.map((entry) => posix.join(layer, entry)),
  ...domain.map((entry) => `server/${entry}`),
  ...packages,
]

const rowsOf = (layer: string, rules: Rules): Row[] =>
  Object.entries(rules).map(([name, row]) => {
    const place = posix.join(layer, name)
    const pattern = /\.(?:tsx?|mjs)$/.test(name) ? place : `${place}/**/*.{ts,tsx,mjs}`
    return {
      place,
      apart: row.apart ?? false,
      allowed: entriesOf(layer, allowedFor(layer, name, rules)),
      named: entriesOf(layer, row),
      imports: filesOf(pattern)
        .filter((file) => !isTest(file))
        .flatMap((file) => importsOf(file).map((target) => ({ file: file.path, target }))),
    }
  })

const rows = [...rowsOf('server', server), ...rowsOf('app', app), ...rowsOf('', tools)]

/** The folders of a row that is `apart` may import themselves and the files beside them. */
function isOwn({ place, apart }: Row, { file, target }: Import): boolean {
  if (!isWithin(target, place)) return false
  const [folder = '', ...below] = file.slice(place.length + 1).split('/')
  const [other = '', ...belowOther] = target.slice(place.length + 1).split('/')
  return !apart || below.length === 0 || belowOther.length === 0 || folder === other
}

const isForbidden = (row: Row, one: Import) =>
  !(one.target.startsWith('node:') && !isWithin(row.place, 'app')) &&
  !isOwn(row, one) &&
  !row.allowed.some((entry) => isWithin(one.target, entry))

describe.each(rows.map((row): [string, Row] => [row.place, row]))('%s', (_, row) => {
  test('imports what its row allows, dynamically too', () => {
    expect(row.imports.filter((one) => isForbidden(row, one))).toEqual([])
  })

  test('has no entry that nothing needs', () => {
    expect(
      row.named.filter((entry) => !row.imports.some(({ target }) => isWithin(target, entry))),
    ).toEqual([])
  })
})

test.each([
  ['app/pages/press/page.tsx', 'server/database/schema.ts', true],
  ['app/pages/press/sibling.tsx', 'app/pages/contact/words.ts', true],
  ['app/components/card.tsx', 'node:fs', true],
  ['server/leads/upwards.ts', 'app/words.ts', true],
  ['server/leads/emails/sideways.ts', 'server/viewings/viewing.ts', true],
  ['server/leads/framework.ts', 'hono', true],
  ['app/pages/press/language.ts', 'server/language.ts', false],
  ['app/pages/press/parts/list.tsx', 'app/pages/press/words.ts', false],
  ['server/leads/files.ts', 'node:fs', false],
  ['server/leads/emails/downwards.ts', 'server/mail/email.ts', false],
  ['server/leads/query.ts', 'kysely', false],
])('the tables judge an import by %s of %s', (file, target, forbidden) => {
  const row = rows.find(({ place }) => isWithin(file, place))
  expect(row && isForbidden(row, { file, target })).toBe(forbidden)
})

test('a file or folder that a row names exists', () => {
  const named = rows.flatMap(({ allowed }) => allowed.filter((entry) => entry.includes('/')))
  const own = named.filter((entry) => /^(?:app|server)\//.test(entry))
  expect(own.length).toBeGreaterThan(100)
  expect(
    own.filter((entry) => !existsSync(join(root, entry)) && !entry.includes('+types')),
  ).toEqual([])
})

test('the server needs no package that is installed for development alone', () => {
  const { dependencies } = packageFile
  const packages = Object.values(server).flatMap((row) => row.packages ?? [])
  expect(packages).toContain('kysely')
  expect(
    packages.filter((name) => !name.startsWith('#') && !Object.hasOwn(dependencies, name)),
  ).toEqual([])
})
