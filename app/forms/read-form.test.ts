import { expect, test } from 'vitest'
import { formText } from './read-form.ts'

test('a text has no NUL, which PostgreSQL cannot store', () => {
  const form = new FormData()
  form.set('note', 'a call\0back')
  expect(formText(form, 'note')).toBe('a callback')
  expect(formText(form, 'other')).toBe('')
})
