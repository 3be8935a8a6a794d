import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')

test('every package has an exact version', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = packageFile
  const versions = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-\d+)?$/.test(version))).toEqual([])
})

test('every action of a workflow is pinned to a commit, with its version beside it', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/uses: (.+)/g)].map(
      ([, action = '']) => action,
    ),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})
