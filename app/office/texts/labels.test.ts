import { expect, test } from 'vitest'
import { developments } from '#app/content/developments/developments.ts'
import { languages } from '#server/language.ts'
import { plainLabel } from './labels.ts'
import { plainPaths, sectionsOf } from './rows.ts'
import { textDocumentOf } from './text-document.server.ts'

test.each(Object.keys(developments))('every figure of %s has a label in both languages', (id) => {
  const { builtIn } = textDocumentOf('developments', id) ?? { builtIn: {} }
  const paths = plainPaths(builtIn)
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths)
    for (const language of languages) expect(plainLabel(path, language), path).toBeDefined()
})

test.each(Object.keys(developments))('every text of %s is in both languages', (id) => {
  const { builtIn = {} } = textDocumentOf('developments', id) ?? {}
  const rows = sectionsOf(builtIn).flatMap((section) => section.rows)
  expect(rows.length).toBeGreaterThan(15)
  for (const { paths } of rows) expect(Object.keys(builtIn)).toContain(paths.es)
  expect(rows.length * 2 + plainPaths(builtIn).length).toBe(Object.keys(builtIn).length)
})

test('only texts of ours have an address', () => {
  for (const [kind, slug] of [
    ['developments', '__proto__'],
    ['articles', '../x'],
    ['articles', 'A-Title'],
    ['legal', 'constructor'],
    ['pages', 'home'],
  ] as const)
    expect(textDocumentOf(kind, slug), `${kind}/${slug}`).toBeUndefined()
})
