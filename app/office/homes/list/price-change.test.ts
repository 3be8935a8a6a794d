import { expect, test } from 'vitest'
import { formerPriceAfter } from './price-change.ts'

test('a reduction is shown by choice, from the price at which it began', () => {
  const home = { price: 690_000, formerPrice: null }
  expect(formerPriceAfter(home, 680_000, false)).toBe(null)
  expect(formerPriceAfter(home, 680_000, true)).toBe(690_000)
  expect(formerPriceAfter(home, 700_000, true)).toBe(null)
  const reduced = { price: 690_000, formerPrice: 720_000 }
  expect(formerPriceAfter(reduced, 680_000, true)).toBe(720_000)
  expect(formerPriceAfter(reduced, 680_000, false)).toBe(null)
  // A former price that is not above the current one is never shown.
  expect(formerPriceAfter({ price: 690_000, formerPrice: 600_000 }, 680_000, true)).toBe(690_000)
})
