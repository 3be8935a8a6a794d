import { expect, test } from 'vitest'
import { sqlStateOf } from './sql-state.ts'

test.each([
  ['23505', '23505'],
  ['57P01', '57P01'],
  ['EPIPE', undefined],
  ['ECONNREFUSED', undefined],
  [23505, undefined],
  [undefined, undefined],
])('of an error with the code %s', (code, state) => {
  expect(sqlStateOf(Object.assign(new Error('x'), { code }))).toBe(state)
})

test('a value that is no error has no state', () => {
  expect(sqlStateOf({ code: '23505' })).toBeUndefined()
})
