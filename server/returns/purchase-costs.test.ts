import { expect, test } from 'vitest'
import { purchaseCosts } from './purchase-costs.ts'

test('a new home carries IVA and AJD', () => {
  const costs = purchaseCosts(400_000, 'new', 2)
  expect(costs.taxes).toEqual([
    { name: 'iva', rate: 10, amount: 40_000 },
    { name: 'ajd', rate: 1.2, amount: 4_800 },
  ])
  expect(costs.other).toBe(8_000)
  expect(costs.total).toBe(452_800)
})

test('a resale carries ITP alone', () => {
  const costs = purchaseCosts(545_000, 'resale', 0)
  expect(costs.taxes.map(({ name }) => name)).toEqual(['itp'])
  expect(costs.total).toBeCloseTo(583_150, 6)
})
