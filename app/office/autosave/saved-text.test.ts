import { expect, test } from 'vitest'
import { savedText } from './saved-text.ts'

test('a form says when it was saved, but not while a text is unsaved', () => {
  expect(savedText({ state: 'saved', at: '10:42:07' }, 'en')).toBe('Draft saved 10:42:07')
  expect(savedText({ state: 'unsaved', at: '10:42:07' }, 'es')).toBe('Sin guardar todavía')
  expect(savedText({ state: 'saved', at: '10:42:07' }, 'en', 'Price')).toBe('Price: not saved yet')
  expect(savedText({ state: 'untouched' }, 'en', 'Price')).toBe('Price: not saved yet')
  expect(savedText({ state: 'untouched' }, 'en')).toBeUndefined()
})
