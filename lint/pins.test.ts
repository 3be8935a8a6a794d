import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { filesOf } from './source-files.ts'

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
  const used = filesOf('.github/workflows/*.yml').flatMap(({ text }) =>
    [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

test('contributors take screenshots in the image of CI', () => {
  const imageIn = ({ text }: { text: string }) => text.match(/\bnode:\d+-\w+/g) ?? []
  const [ofCi = '', ...otherJobs] = filesOf('.github/workflows/ci.yml').flatMap(imageIn)
  const named = [...otherJobs, ...filesOf('CONTRIBUTING.md').flatMap(imageIn)]
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((image) => image !== ofCi)).toEqual([])
})
