import { expect, test } from 'vitest'
import { exportsOf, filesOf, isTest } from './source-files.ts'

/**
 * Names by which the framework finds the exports of a route module, or that every folder of texts
 * has.
 */
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

/** Names in the files from which the framework starts a server and a page. */
const ofFramework = new Set(['handleError', 'streamTimeout'])

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

test('no export is for tests alone, or for nobody', () => {
  const files = filesOf(
    '*.ts',
    '{app,desk,scripts,server}/**/*.{ts,tsx,mjs}',
    'pictures/plans/**/*.ts',
  ).filter((file) => !isTest(file))
  const uses = new Map<string, number>()
  for (const { text } of files)
    for (const [word] of text.matchAll(/[\w$]+/g)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const declared = /^export (?:async )?(?:class|const|function\*?|interface|type) (\w+)/gm
  const unused = files.flatMap(({ path, text }) =>
    [...text.matchAll(declared)]
      .map(([, name = '']) => name)
      .filter((name) => !shared.has(name) && !ofFramework.has(name) && uses.get(name) === 1)
      .map((name) => `${path} ${name}`),
  )
  expect(unused).toEqual([])
})
