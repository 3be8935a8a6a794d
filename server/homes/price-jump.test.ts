import { expect, test } from 'vitest'
import { isPriceJump } from './price-jump.ts'

test('a price that differs by more than a fifth is asked about', () => {
  expect(isPriceJump(690_000, 68_000)).toBe(true)
  expect(isPriceJump(100_000, 121_000)).toBe(true)
  expect(isPriceJump(100_000, 80_000)).toBe(false)
  expect(isPriceJump(690_000, 680_000)).toBe(false)
})
