import { expect, test } from 'vitest'
import type { HomeFieldName } from './fields.ts'
import { laggingFields } from './lagging-fields.ts'

const first = {
  number: 1,
  changed: ['title', 'title_es', 'description', 'description_es'] satisfies HomeFieldName[],
}
const cell = { text: 'x', by: '', at: '' }

test('a text lags when its other language was changed later', () => {
  const versions = [{ number: 2, changed: ['title'] satisfies HomeFieldName[] }, first]
  expect(laggingFields(versions, undefined)).toEqual(['title_es'])
  expect(laggingFields(versions, { cells: { title_es: cell } })).toEqual(['title'])
  expect(laggingFields([first], { cells: { description_es: cell } })).toEqual(['description'])
})

test('no text lags that was changed with the other, or was never published', () => {
  expect(laggingFields([first], undefined)).toEqual([])
  const both = { cells: { title: cell, title_es: cell } }
  expect(laggingFields([first], both)).toEqual([])
  expect(laggingFields([], { cells: { title: cell } })).toEqual([])
})
