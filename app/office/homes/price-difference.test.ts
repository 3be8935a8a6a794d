import { expect, test } from 'vitest'
import { priceDifference } from './price-difference.ts'

test('a difference in price is rounded towards zero', () => {
  expect(priceDifference(1_250_000, 100, 'es')).toBe('99,9')
  expect(priceDifference(410_000, 82_000, 'en')).toBe('80')
  expect(priceDifference(100_000, 120_499, 'en')).toBe('20.4')
  expect(priceDifference(690_000, 68_000, 'en')).toBe('90.1')
})
