import { expect, test } from 'vitest'
import { noFields } from '#server/homes/fields.ts'
import { remainingProblems } from './typed-home.ts'

test('a missing price that becomes an invalid one is reported by its rule', () => {
  const remaining = (price: string) =>
    remainingProblems([{ field: 'price', kind: 'missing' }], {
      shown: { ...noFields, price },
      begun: noFields,
    })
  expect(remaining('')).toEqual([{ field: 'price', kind: 'missing' }])
  expect(remaining('abc')).toEqual([{ field: 'price', kind: 'rule' }])
  expect(remaining('850.000')).toEqual([])
})
