import { expect, test } from 'vitest'
import { Unavailable } from '#server/unavailable.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { lowestPrice } from './lowest-price.ts'

test.each([
  ['the cheapest', [{}, {}], 410_000],
  ['the next, where the cheapest is reserved', [{ status: 'reserved' }, {}], 420_000],
  ['none, where all are sold', [{ status: 'sold' }, { status: 'sold' }], undefined],
] as const)('the lowest price on sale: %s', async (_, states, lowest) => {
  const properties = states.map((state, index) => ({
    ...sampleHome(),
    ...state,
    price: 410_000 + index * 10_000,
  }))
  const list = () => Promise.resolve({ properties, total: properties.length })
  expect(await lowestPrice({ catalogue: { list } })).toBe(lowest)
})

test('the lowest price is unknown while the catalogue does not answer', async () => {
  const list = () => Promise.reject(new Unavailable('the catalogue', undefined))
  expect(await lowestPrice({ catalogue: { list } })).toBeUndefined()
})
