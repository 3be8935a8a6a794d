import { expect, test } from 'vitest'
import { noFields } from '#server/homes/fields.ts'
import { remainingProblems } from './typed-home.ts'

test('a price that was missing is named for its rule once it is a wrong one', () => {
  const remaining = (price: string) =>
    remainingProblems([{ field: 'price', kind: 'missing' }], {
      shown: { ...noFields, price },
      begun: noFields,
    })
  expect(remaining('')).toEqual([{ field: 'price', kind: 'missing' }])
  expect(remaining('abc')).toEqual([{ field: 'price', kind: 'rule' }])
  expect(remaining('850.000')).toEqual([])
})
