import { expect, test } from 'vitest'
import { formerPriceAfter, isJump } from './price-change.ts'

test('a price that differs by more than a fifth is asked about', () => {
  expect(isJump(690_000, 68_000)).toBe(true)
  expect(isJump(100_000, 121_000)).toBe(true)
  expect(isJump(100_000, 80_000)).toBe(false)
  expect(isJump(690_000, 680_000)).toBe(false)
})

test('a reduction is shown by choice, from the price at which it began', () => {
  const home = { price: 690_000, formerPrice: null }
  expect(formerPriceAfter(home, 680_000, false)).toBe(null)
  expect(formerPriceAfter(home, 680_000, true)).toBe(690_000)
  expect(formerPriceAfter(home, 700_000, true)).toBe(null)
  const reduced = { price: 690_000, formerPrice: 720_000 }
  expect(formerPriceAfter(reduced, 680_000, true)).toBe(720_000)
  expect(formerPriceAfter(reduced, 680_000, false)).toBe(null)
  // A former price that is not above the present one is shown to nobody.
  expect(formerPriceAfter({ price: 690_000, formerPrice: 600_000 }, 680_000, true)).toBe(690_000)
})
