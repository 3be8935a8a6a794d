import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('pages handle an outage by app/unavailable.ts alone, which logs its cause', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.filter((file) => /\bisUnavailable\b/.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual(['app/unavailable.ts'])
})
