import { expect, test } from 'vitest'
import { sampleHome } from '../../testing/sample-home.ts'
import { closestHomes } from './closest.ts'
import { anyHome } from './search.ts'

const home = (slug: string, propertyType: 'villa' | 'apartment', price: number, change = {}) =>
  sampleHome({ slug, propertyType, price, bedrooms: 3, status: 'available', ...change })
const homes = [
  home('flat', 'apartment', 450_000),
  home('dear-villa', 'villa', 1_900_000, { bedrooms: 5 }),
  home('villa', 'villa', 950_000),
  home('reserved-villa', 'villa', 600_000, { status: 'reserved' }),
]
const closest = (search: object, among = homes) =>
  closestHomes(among, { ...anyHome, ...search }, []).map(({ slug }) => slug)
const fiveBedrooms = { type: 'villa', bedrooms: '5', to: '500000' }

test('the type is kept while any home of it is free, the cheapest first', () => {
  expect(closest(fiveBedrooms)).toEqual(['villa', 'dear-villa'])
  expect(closest({ ...fiveBedrooms, status: 'reserved' })).toEqual(['reserved-villa'])
})

test('homes of the type near the budget come without those far above it', () => {
  expect(closest({ ...fiveBedrooms, to: '800000' })).toEqual(['villa'])
})

test('without a free home of the type others within the budget are offered', () => {
  expect(closest({ ...fiveBedrooms, type: 'penthouse' })).toEqual(['flat'])
  expect(closest({ bedrooms: '5', to: '300000' })).toEqual([])
})
