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

test('the cheapest home of the type is included where all are far above the budget', () => {
  expect(closest(fiveBedrooms)).toEqual(['villa', 'flat'])
  const flats = [1, 2, 3].map((n) => home(`flat-${n}`, 'apartment', 520_000 + n))
  expect(closest(fiveBedrooms, [...flats, ...homes])).toEqual(['villa', 'flat', 'flat-1'])
  expect(closest({ ...fiveBedrooms, status: 'reserved' })).toEqual(['flat', 'reserved-villa'])
  expect(closest({ ...fiveBedrooms, type: 'penthouse' })).toEqual(['flat'])
})

test('homes of the type near the budget come first, without those far above it', () => {
  expect(closest({ ...fiveBedrooms, to: '800000' })).toEqual(['villa', 'flat'])
})

test('of three, one is within the budget if any home is', () => {
  const dear = [1, 2, 3].map((n) => home(`villa-${n}`, 'villa', 900_000 + n))
  expect(closest({ ...fiveBedrooms, to: '800000' }, [...dear, ...homes])).toEqual([
    'villa-1',
    'villa-2',
    'flat',
  ])
})

test('without a budget those of the type come first', () => {
  expect(closest({ type: 'villa', bedrooms: '6' })).toEqual(['dear-villa', 'villa', 'flat'])
})

test('where every home is far above the budget, the cheapest is the nearest', () => {
  expect(closest({ bedrooms: '5', to: '300000' })).toEqual(['flat'])
})
