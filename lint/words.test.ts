import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, importsOf, isTest } from './source-files.ts'

/** Folders of the office whose words other folders of it share. */
const shared = ['app/office/values', 'app/office/versions']
/** This file summarises the pages beside it. */
const exempt = new Set(['app/pages/llms.ts'])

/**
 * Between the folders of `app/`, `import-rules/app-rules.ts` says which may read whose words.
 * Within one of them a folder reads its own words, and those of its parent folders.
 */
test('within a folder of app/, no folder reads the words of another', () => {
  const files = filesOf('app/**/*.{ts,tsx}').filter((file) => !isTest(file))
  const found = files
    .filter(({ path }) => !exempt.has(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((words) => words.endsWith('words.ts') && topOf(words) === topOf(file.path))
        .filter((words) => !`${dirname(file.path)}/`.startsWith(`${dirname(words)}/`))
        .filter((words) => !shared.includes(dirname(words)))
        .map((words) => `${file.path} reads ${words}`),
    )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

const { dirname } = posix
const topOf = (path: string) => path.split('/').slice(0, 2).join('/')
