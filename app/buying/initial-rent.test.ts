import { expect, test } from 'vitest'
import { initialRent, type LetHome } from './initial-rent.ts'

const apartment: LetHome = {
  price: 485_000,
  propertyType: 'apartment',
  bedrooms: 2,
  purchaseDetails: null,
}
const villa: LetHome = { ...apartment, propertyType: 'villa', bedrooms: 4, price: 950_000 }

test('a rent on the home’s record takes precedence over what is advertised', () => {
  const rent = { min: 3_500, max: 4_200 }
  for (const home of [apartment, villa])
    expect(initialRent({ ...home, purchaseDetails: { rent } })).toEqual({ rent, from: 'record' })
})

test('two-bedroom apartments up to 600,000 have the advertised rents', () => {
  const rents = { rent: { min: 1_800, max: 2_500 }, from: 'rents' }
  expect(initialRent(apartment)).toEqual(rents)
  expect(initialRent({ ...apartment, propertyType: null, price: 600_000 })).toEqual(rents)
  for (const other of [{ bedrooms: 3 }, { price: 600_001 }, { propertyType: 'villa' as const }])
    expect(initialRent({ ...apartment, ...other }).from).toBe('yield')
})

test('any other home has the rent of the advertised yield on its price', () => {
  // 950,000 × 5 % ÷ 12 = 3,958.33 and × 8 % ÷ 12 = 6,333.33, outwards to 10.
  expect(initialRent(villa)).toEqual({ rent: { min: 3_950, max: 6_340 }, from: 'yield' })
  // 1,200,000 × 5 % ÷ 12 and × 8 % ÷ 12, without a remainder.
  expect(initialRent({ ...villa, price: 1_200_000 }).rent).toEqual({ min: 5_000, max: 8_000 })
})
