import { expect, test } from 'vitest'
import { refusalOf } from './viewings.ts'

test.each(['unchanged', 'taken', 'notOffered', 'over', 'tooOften', 'unknown'] as const)(
  'a viewing that is not changed (%s) is not reported as changed',
  (outcome) => {
    expect(refusalOf(outcome)).toMatch(/\w+/)
  },
)

test('one that is changed is', () => {
  expect(refusalOf('done')).toBeUndefined()
})
