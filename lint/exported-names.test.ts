import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

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

/** The names that a file exports and declares itself; a component by default has its file's. */
const exportsOf = (source: string): string[] =>
  [
    ...source.matchAll(
      /^export (?:async )?(?:function\*?|const|class|interface|type|enum) (?!\{)(\w+)/gm,
    ),
  ].map(([, name = '']) => name)

test('the names that a file exports are recognised', () => {
  const source =
    'export const one = 1\nexport async function two() {}\nexport default function Three() {}\n' +
    'export { four } from "./four.ts"\nexport type Five = string\nconst six = 6\n'
  expect(exportsOf(source)).toEqual(['one', 'two', 'Five'])
})

test('no two files export the same name, so that a name has one meaning', () => {
  const files = globSync('{app,desk,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of exportsOf(readFileSync(join(root, file), 'utf8')))
      if (!shared.has(name)) found.set(name, (found.get(name) ?? new Set()).add(file))
  expect(
    [...found]
      .filter(([, { size }]) => size > 1)
      .map(([name, where]) => [name, ...where].join(' ')),
  ).toEqual([])
})
