import { expect, test } from 'vitest'
import { allIn } from './all-in.ts'

test('a new home of €485,000: price, IVA, AJD, notary, registry and lawyer', () => {
  const { taxes, notary, registry, lawyer, total } = allIn(485_000, 'new')
  expect(taxes).toEqual([
    { name: 'iva', rate: 10, amount: 48_500 },
    { name: 'ajd', rate: 1.2, amount: 5_820 },
  ])
  // 475.89 × 1.21 × 1.5 = 863.7 and × 2.5 = 1,439.6; 258.10 × 1.21 × 1.5 = 468.5 and × 2.5 = 780.8
  expect(notary).toEqual({ min: 850, max: 1_450 })
  expect(registry).toEqual({ min: 450, max: 800 })
  // 485,000 × 0.8 % × 1.21 = 4,694.8 and × 1.2 % = 7,042.2
  expect(lawyer).toEqual({ min: 4_650, max: 7_050 })
  expect(total).toEqual({ min: 545_270, max: 548_620 })
})

test('a resale pays ITP, and neither IVA nor AJD', () => {
  const { taxes, total } = allIn(410_000, 'resale')
  expect(taxes).toEqual([{ name: 'itp', rate: 7, amount: expect.closeTo(28_700, 6) }])
  expect(total.min).toBeGreaterThan(438_700)
  expect(total.max).toBeLessThan(438_700 + 10_000)
})

test('a third parking space of €20,000 in the price pays IVA of 21 %, the rest 10 %', () => {
  // 465,000 × 10 % = 46,500; 20,000 × 21 % = 4,200; AJD on the whole price, 5,820: 2,200 more than
  // without.
  const { taxes, total } = allIn(485_000, 'new', 20_000)
  expect(taxes).toEqual([
    { name: 'iva', rate: 10, amount: 46_500 },
    { name: 'ivaParking', rate: 21, amount: 4_200 },
    { name: 'ajd', rate: 1.2, amount: 5_820 },
  ])
  expect(total).toEqual({ min: 547_470, max: 550_820 })
  expect(allIn(485_000, 'resale', 20_000)).toEqual(allIn(485_000, 'resale'))
})

test('above the notary’s tariff the fee stops at its end and is marked as open', () => {
  expect(allIn(6_010_121.04, 'resale').notaryIsOpen).toBe(false)
  const { notary, notaryIsOpen } = allIn(7_000_000, 'resale')
  expect(notaryIsOpen).toBe(true)
  // 2,072.59 × 1.21 × 1.5 = 3,761.8 and × 2.5 = 6,269.6
  expect(notary).toEqual({ min: 3_750, max: 6_300 })
})
