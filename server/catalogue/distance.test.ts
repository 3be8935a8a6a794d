import { expect, test } from 'vitest'
import { searchDistance } from './distance.ts'
import { anyHome } from './search.ts'

const home = {
  listing: 'sale',
  propertyType: 'villa',
  development: null,
  bedrooms: 5,
  bathrooms: 4,
  price: 400_000,
  area: 200,
  terrace: 50,
  status: 'available',
} as const
const search = { ...anyHome, type: 'villa', bedrooms: '5', to: '400000' }
const distance = (change: object) => searchDistance({ ...home, ...change }, search, [])

test('a home that fulfils every condition has the distance 0', () => {
  expect(distance({})).toBe(0)
})

test('a small difference in price or rooms is nearer than a large one', () => {
  const near = [
    distance({ price: 440_000 }),
    distance({ bedrooms: 4 }),
    distance({ bedrooms: 4, price: 440_000 }),
    distance({ propertyType: 'townhouse' }),
  ]
  const far = [distance({ bedrooms: 2 }), distance({ price: 800_000 })]
  expect(Math.max(...near)).toBeLessThan(Math.min(...far))
})

test('the more conditions are not fulfilled, the farther', () => {
  expect(distance({ bedrooms: 4, propertyType: 'apartment' })).toBeGreaterThan(
    distance({ bedrooms: 4 }),
  )
})

test('a tenth above the budget is farther than a room less', () => {
  expect(distance({ price: 440_000 })).toBeGreaterThan(distance({ bedrooms: 4 }))
})
