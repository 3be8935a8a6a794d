import { expect, test } from 'vitest'
import {
  countOf,
  exportsOf,
  filesOf,
  isTest,
  namesImportedBy,
  type SourceFile,
} from './source-files.ts'

/**
 * Names by which the framework finds the exports of a module, or that every folder of texts has.
 */
const shared = new Set([
  'action',
  'clientAction',
  'clientLoader',
  'clientMiddleware',
  'ErrorBoundary',
  'handleError',
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

/** The code that is built, started or run by hand; the other folders test or measure it. */
const isProduct = (file: SourceFile) =>
  !/^(?:bench|e2e|lint|testing|visual)\//.test(file.path) && !isTest(file)

test('an export is imported, and one for tests alone is used by its own file', () => {
  const files = filesOf(
    '*.ts',
    '{app,bench,desk,e2e,lint,scripts,server,testing,visual}/**/*.{ts,tsx,mjs}',
    'pictures/plans/**/*.ts',
  )
  const importers = new Map<string, SourceFile[]>()
  for (const file of files)
    for (const { module, name = '*' } of namesImportedBy(file)) {
      const key = `${module.replace(/^#/, '')} ${name}`
      importers.set(key, [...(importers.get(key) ?? []), file])
    }
  const isNeeded = (file: SourceFile, name: string) => {
    const users = [name, '*'].flatMap((one) => importers.get(`${file.path} ${one}`) ?? [])
    if (users.length === 0) return false
    return !isProduct(file) || users.some(isProduct) || countOf(file, name) > 1
  }
  const unneeded = files.flatMap((file) =>
    exportsOf(file)
      .filter((name) => !shared.has(name) && !isNeeded(file, name))
      .map((name) => `${file.path} ${name}`),
  )
  expect(unneeded).toEqual([])
})
