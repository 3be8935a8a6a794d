import { expect, test } from 'vitest'
import { notaryFee, registryFee } from './official-fees.ts'

// The figures were computed by hand from the scales of both decrees.
test('the notary’s fee for €485,000', () => {
  // 90.15 + 24,040.49 × 4.5 ‰ + 30,050.60 × 1.5 ‰ + 90,151.82 × 1 ‰ + 334,746.97 × 0.5 ‰, less 5 %
  expect(notaryFee(485_000)).toBeCloseTo(
    0.95 * (90.151816 + 108.182205 + 45.0759 + 90.15182 + 167.373485),
    4,
  )
  expect(notaryFee(485_000)).toBeCloseTo(475.89, 2)
})

test('the registry’s fee for €485,000', () => {
  // 24.04 + 24,040.49 × 1.75 ‰ + 30,050.60 × 1.25 ‰ + 90,151.82 × 0.75 ‰ + 334,746.97 × 0.3 ‰, less
  // 5 %
  expect(registryFee(485_000)).toBeCloseTo(258.1, 1)
})

test('the notary’s tariff ends at €6,010,121.04, above which the fee is agreed freely', () => {
  // Up to 150,253.03 as above, 450,759.07 × 0.5 ‰ = 225.38, 5,409,108.94 × 0.3 ‰ = 1,622.73, less 5
  // %.
  const max = 0.95 * (90.151816 + 108.182205 + 45.0759 + 90.15182 + 225.379535 + 1_622.732682)
  expect(notaryFee(6_010_121.04)).toBeCloseTo(max, 4)
  expect(notaryFee(12_000_000)).toBe(notaryFee(6_010_121.04))
})

test('the last step, and the registry charges no more than its limit', () => {
  expect(notaryFee(1_601_012.1) - notaryFee(601_012.1)).toBeCloseTo(0.95 * 300, 6)
  expect(registryFee(30_000_000)).toBeCloseTo(0.95 * 2_181.673939, 6)
})

test('a price below the first step pays the base', () => {
  expect(notaryFee(1)).toBeCloseTo(0.95 * 90.151816, 6)
})
