import { expect, test } from 'vitest'
import { developmentFigures } from '#app/content/development-figures.ts'
import { type DevelopmentId } from '#app/content/developments/development.ts'
import { developments, isDevelopmentId } from '#app/content/developments/developments.ts'
import { replyNames } from '#app/content/replies/built-in.ts'
import { conflictsWithBraces, shownBraces, storedBraces } from './braces.ts'
import { textDocumentOf } from './text-document.server.ts'

const ids: DevelopmentId[] = Object.keys(developments).filter(isDevelopmentId)
const names = [
  ...new Set([
    ...replyNames,
    ...ids.flatMap((id) => [
      ...Object.keys(developmentFigures(developments[id], 'en')),
      ...Object.values(textDocumentOf('developments', id)?.builtIn ?? {}).flatMap((text) =>
        Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
      ),
    ]),
  ]),
]
const path = 'page.es.note'

test('each value in braces has one Spanish name, and is found by it', () => {
  expect(names.length).toBeGreaterThan(50)
  const shown = names.map((name) => shownBraces('developments', { [path]: `{${name}}` })[path])
  expect(new Set(shown).size).toBe(names.length)
  expect(shown.map((text = '') => storedBraces('developments', { [path]: text })[path])).toEqual(
    names.map((name) => `{${name}}`),
  )
  // These names are the same in both languages, or are abbreviations.
  expect(shown.filter((text = '') => names.some((name) => text === `{${name}}`))).toEqual([
    '{club}',
    '{n}',
  ])
})

test('English texts, and texts of kinds without such values, stay as they are', () => {
  const fields = { 'words.en.message': 'Dear {name},', 'words.es.message': 'Hola, {name}:' }
  expect(shownBraces('replies', fields)).toEqual({
    'words.en.message': 'Dear {name},',
    'words.es.message': 'Hola, {nombre}:',
  })
  expect(shownBraces('articles', fields)).toEqual(fields)
})

test('a name that nobody knows, and one in English, are kept as they were typed', () => {
  const typed = { [path]: '{villasTerrazaMáx} {villasTerraceMax} {nada} {' }
  expect(storedBraces('developments', typed)).toEqual({
    [path]: '{villasTerraceMax} {villasTerraceMax} {nada} {',
  })
})

test('conflicting texts show names in braces as the editor does', () => {
  const conflict = { field: path, mine: '{homes}', theirs: '{homes}, {area}' }
  expect(conflictsWithBraces('developments', [conflict])).toEqual([
    { field: path, mine: '{viviendas}', theirs: '{viviendas}, {superficie}' },
  ])
})
