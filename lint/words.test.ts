import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Folders of the office whose words its other folders share. */
const shared = ['app/office/values', 'app/office/versions']
/** It sums up the pages beside it. */
const exempt = new Set(['app/pages/llms.ts'])

/**
 * Between the folders of `app/`, `import-rules.ts` says who may read whose words. Within one of
 * them a folder reads its own words, and those of the folders that it is in.
 */
test('within a folder of app/, no folder reads the words of another', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
  const found = files
    .filter((file) => !exempt.has(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '([.#][^']*words\.ts)'/g)]
        .map(([, name = '']) =>
          name.startsWith('#') ? name.slice(1) : relative(root, resolve(root, dirname(file), name)),
        )
        .filter((words) => topOf(words) === topOf(file))
        .filter((words) => !`${dirname(file)}/`.startsWith(`${dirname(words)}/`))
        .filter((words) => !shared.includes(dirname(words)))
        .map((words) => `${file} reads ${words}`),
    )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

const topOf = (path: string) => path.split('/').slice(0, 2).join('/')
