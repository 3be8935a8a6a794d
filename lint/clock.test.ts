import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Stamps of forms measure elapsed time by the system's clock, and a browser has no other. */
const exempt = new Set([
  'app/forms/evidence.ts',
  'app/leads/remember-inquiry.ts',
  'app/root-data/load-root-data.ts',
])

test('pages take the time from the site, so that a test can inject it', () => {
  const files = globSync('app/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  }).map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(300)
  const readers = files.filter((file) =>
    /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(new Set(readers)).toEqual(exempt)
})

/** `open-site.ts` is where the site gets its clock, the guard measures elapsed time, and backups are the desk's alone. */
const defaults = new Set([
  'server/backup/back-up.ts',
  'server/backup/restore.ts',
  'server/open-site.ts',
  'server/spam/guard.ts',
])

test('functions of the server get the time from their callers', () => {
  const files = globSync('server/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', 'server/backend/**'],
  }).map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) =>
    /= (?:Date\.now(?:\(\))?|new Date\(\))\s*[,)}]/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(new Set(found)).toEqual(defaults)
})
