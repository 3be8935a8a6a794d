import { expect, test } from 'vitest'
import { textOf } from './read-form.ts'

test('a text has no NUL, which PostgreSQL cannot store', () => {
  const form = new FormData()
  form.set('note', 'a call\0back')
  expect(textOf(form, 'note')).toBe('a callback')
  expect(textOf(form, 'other')).toBe('')
})
