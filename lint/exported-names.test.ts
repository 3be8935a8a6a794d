import { expect, test } from 'vitest'
import { exportsOf, filesOf, isTest } from './source-files.ts'

/** Names by which the framework finds what a route module or a folder of texts has. */
const shared = new Set([
  'action',
  'clientAction',
  'clientLoader',
  'clientMiddleware',
  'ErrorBoundary',
  'Layout',
  'handle',
  'headers',
  'links',
  'loader',
  'meta',
  'middleware',
  'shouldRevalidate',
  'words',
])

test('no two files export the same name, so that a name has one meaning', () => {
  const files = filesOf('{app,desk,server}/**/*.{ts,tsx}').filter((file) => !isTest(file))
  expect(files.length).toBeGreaterThan(1000)
  const found = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of exportsOf(file))
      if (!shared.has(name)) found.set(name, (found.get(name) ?? new Set()).add(file.path))
  expect(
    [...found]
      .filter(([, { size }]) => size > 1)
      .map(([name, where]) => [name, ...where].join(' ')),
  ).toEqual([])
})
