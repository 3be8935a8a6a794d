import { expect, test } from 'vitest'
import { kindOfState, sqlStateOf } from './sql-state.ts'

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

test.each([
  ['08006', 'disconnected'],
  ['57P03', 'disconnected'],
  ['53100', 'unable'],
  ['57014', 'unable'],
  ['58030', 'unable'],
  ['25006', 'unable'],
  ['25001', 'mistake'],
  ['22P02', 'data'],
  ['23505', 'data'],
  ['42P01', 'mistake'],
  ['P0001', 'mistake'],
  // A conflict of transactions, a password, and a failure of PostgreSQL itself.
  ['40001', undefined],
  ['28P01', undefined],
  ['XX000', undefined],
  ['PGRST205', undefined],
])('the code %s is of the kind %s', (code, kind) => {
  expect(kindOfState(code)).toBe(kind)
})
