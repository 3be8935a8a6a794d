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
