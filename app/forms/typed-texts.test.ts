import { expect, test } from 'vitest'
import type { FormResult } from './form-result.ts'
import { nothingTyped, typedTexts } from './typed-texts.ts'

const invalid = (email: string): FormResult => ({
  status: 'invalid',
  problems: { email: 'emailInvalid' },
  values: { email },
})

test('a second submission shows its own refused texts, not those of the first', () => {
  const first = typedTexts(nothingTyped, invalid('ana@'), 0)
  expect(first.values).toEqual({ email: 'ana@' })
  // The form still shows the first submission when its success arrives.
  expect(typedTexts(first, { status: 'sent' }, 0)).toBe(first)
  const sent = typedTexts(first, { status: 'sent' }, 1)
  expect(sent.values).toEqual({})
  expect(typedTexts(sent, invalid('tom@'), 1).values).toEqual({ email: 'tom@' })
})

test('an answer without texts keeps those of the same submission', () => {
  const refused = typedTexts({ round: 1, values: {} }, invalid('tom@'), 1)
  expect(typedTexts(refused, undefined, 1)).toBe(refused)
})
