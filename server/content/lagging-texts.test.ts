import { expect, test } from 'vitest'
import { laggingTexts } from './lagging-texts.ts'
import type { TextVersion, StoredText } from './text-fields.ts'

const pairs = [
  { en: 'en.title', es: 'es.title' },
  { en: 'en.text', es: 'es.text' },
]
const cell = { text: 'x', base: undefined, by: '', at: 0 }
const version = (number: number, fields: TextVersion['fields']): TextVersion => ({
  number,
  fields,
  publishAt: 0,
  by: '',
  at: 0,
})
const stored = (versions: TextVersion[], drafted: string[] = []): StoredText => ({
  versions,
  draft: {
    cells: Object.fromEntries(drafted.map((path) => [path, cell])),
    revision: 1,
    updatedBy: '',
    updatedAt: 0,
  },
})
const both = { 'en.title': 'A', 'es.title': 'Z' }

test('a text lags when its other language was changed later', () => {
  expect(laggingTexts(pairs, stored([], ['en.text']), true)).toEqual(['es.text'])
  const later = [version(2, { ...both, 'en.title': 'B' }), version(1, both)]
  expect(laggingTexts(pairs, stored(later), true)).toEqual(['es.title'])
  expect(laggingTexts(pairs, stored(later, ['es.title']), true)).toEqual(['en.title'])
})

test('a text that became the built-in one again was changed, too', () => {
  const back = [version(2, { 'es.title': 'Z' }), version(1, both)]
  expect(laggingTexts(pairs, stored(back), true)).toEqual(['es.title'])
})

test('no text lags that was changed with the other, withdrawn, or never published', () => {
  expect(laggingTexts(pairs, stored([version(2, null), version(1, both)]), true)).toEqual([])
  expect(laggingTexts(pairs, stored([], ['en.title', 'es.title']), true)).toEqual([])
  expect(laggingTexts(pairs, stored([], ['en.title']), false)).toEqual([])
})
