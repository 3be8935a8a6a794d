import { expect, test } from 'vitest'
import { countOf, exportsOf, importedFrom, importsOf, namesImportedBy } from './source-files.ts'

const file = {
  path: 'app/pages/press/page.tsx',
  text: `import React, { type Node } from 'react'
import {
  one as two,
  type Three,
} from '#server/three.ts'
import type { Four } from './four.ts'
import '../effect.ts'
export { five } from './five.ts'
// import { six } from './six.ts'
const text = "import { seven } from './seven.ts'"
export const eight = () => import('#app/eight.ts')
export type Nine = Four
export default function Ten() {}
`,
}

test('the imports of a file are all that it needs, types and dynamic ones too', () => {
  expect(importsOf(file).toSorted()).toEqual([
    'app/eight.ts',
    'app/pages/effect.ts',
    'app/pages/press/five.ts',
    'app/pages/press/four.ts',
    'react',
    'server/three.ts',
  ])
})

test('the exports of a file are what it declares and names', () => {
  expect(exportsOf(file)).toEqual(['eight', 'Nine'])
})

test('the values that a file imports from a module have the names that it gives them', () => {
  expect(importedFrom(file, /^#server\//)).toEqual(['two'])
})

test('the names that a file imports are those of their modules', () => {
  const named = namesImportedBy(file).map(({ module, name = '*' }) => `${module} ${name}`)
  expect(named.toSorted()).toEqual([
    'app/eight.ts *',
    'app/pages/effect.ts *',
    'app/pages/press/five.ts five',
    'app/pages/press/four.ts Four',
    'react Node',
    'react default',
    'server/three.ts Three',
    'server/three.ts one',
  ])
})

test('a name counts where the code has it, not in comments and texts', () => {
  const text = '// twice\nexport const twice = (n: number) => <Twice>twice</Twice>\ntype T = Twice'
  expect(['twice', 'Twice'].map((name) => countOf({ path: 'a.tsx', text }, name))).toEqual([1, 3])
})
