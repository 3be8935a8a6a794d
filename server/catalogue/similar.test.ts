import { expect, test } from 'vitest'
import { sampleHome } from '../../testing/sample-home.ts'
import type { HomeFilter } from './filter.ts'
import type { Property } from './property.ts'
import { similarHomes } from './similar.ts'

const base = sampleHome({
  id: 'own',
  slug: 'own',
  development: null,
  propertyType: 'apartment',
  listing: 'sale',
  status: 'available',
  bedrooms: 2,
  price: 500_000,
})
const other = (id: string, change: Partial<Property>): Property => ({
  ...base,
  id,
  slug: id,
  ...change,
})

/** Lists the homes that match a filter, as the catalogue does. */
const catalogueOf = (all: Property[]) => ({
  list: async ({
    type,
    development,
    minPrice = 0,
    maxPrice = Infinity,
    limit,
  }: HomeFilter = {}) => {
    const properties = all
      .filter((home) => !type || home.propertyType === type)
      .filter((home) => !development || home.development === development)
      .filter(({ price }) => price >= minPrice && price <= maxPrice)
      .slice(0, limit)
    return { properties, total: properties.length }
  },
})
const reasons = async (home: Property, ...others: Property[]) =>
  (await similarHomes(catalogueOf([home, ...others]), home)).map(({ home: one, ...rest }) => ({
    id: one.id,
    ...rest,
  }))

test('each similar home has its strongest reason, and how its price differs', async () => {
  const home = { ...base, development: 'CARAT' }
  expect(
    await reasons(
      home,
      other('same-development', { development: 'CARAT', price: 700_000, bedrooms: 4 }),
      other('near', { price: 540_000 }),
      other('far', { price: 800_000, bedrooms: 2 }),
      other('farther', { price: 1_000_000, bedrooms: 3 }),
    ),
  ).toEqual([
    { id: 'near', reason: 'price', difference: 40_000 },
    { id: 'same-development', reason: 'development', difference: 200_000 },
    { id: 'far', reason: 'bedrooms', difference: 300_000 },
  ])
})

test('a price within a tenth is the reason, also in the same development', async () => {
  const home = { ...base, development: 'CARAT' }
  const priced = (id: string, price: number) => other(id, { development: 'CARAT', price })
  expect(
    await reasons(home, priced('tenth', 550_000), priced('more', 550_001), priced('less', 449_999)),
  ).toEqual([
    { id: 'tenth', reason: 'price', difference: 50_000 },
    { id: 'more', reason: 'development', difference: 50_001 },
    { id: 'less', reason: 'development', difference: -50_001 },
  ])
})

test('a home of another type is similar if its price is near', async () => {
  const villa = (price: number) => other(`villa-${price}`, { propertyType: 'villa', price })
  expect(
    await reasons(base, villa(449_000), villa(450_000), villa(550_000), villa(551_000)),
  ).toEqual([
    { id: 'villa-550000', reason: 'price', difference: 50_000 },
    { id: 'villa-450000', reason: 'price', difference: -50_000 },
  ])
})

test('neither the home itself nor a sold one is similar, and a home alone has none', async () => {
  expect(await reasons(base, other('sold', { status: 'sold' }))).toEqual([])
  expect(await reasons(base)).toEqual([])
})

test('a reserved home comes after those that can be viewed, where they are too few', async () => {
  const homes = [
    other('reserved', { status: 'reserved', price: 510_000 }),
    other('near', { price: 520_000 }),
    other('far', { price: 600_000 }),
  ]
  const ids = async (all: typeof homes) => (await reasons(base, ...all)).map(({ id }) => id)
  expect(await ids(homes)).toEqual(['near', 'far', 'reserved'])
  expect(await ids([...homes, other('farther', { price: 700_000 })])).toEqual([
    'near',
    'far',
    'farther',
  ])
})

test('outside the developments no home is of the same one', async () => {
  expect(await reasons(base, other('resale', { price: 500_000 }))).toEqual([
    { id: 'resale', reason: 'price', difference: 0 },
  ])
})

test.each([250_000, 1_000_000])(
  'a home of the same development at %d comes after nearer ones of the type',
  async (price) => {
    const own = { ...base, development: 'CARAT' }
    const all = [
      other('same', { development: 'CARAT', price }),
      ...[700_000, 720_000, 740_000].map((price) => other(`${price}`, { price, bedrooms: 4 })),
    ]
    const ids = async (homes: Property[]) => (await reasons(own, ...homes)).map(({ id }) => id)
    expect(await ids(all)).toEqual(['700000', '720000', '740000'])
    // With nothing nearer it is better than nothing.
    expect(await ids(all.slice(0, 3))).toEqual(['700000', '720000', 'same'])
  },
)
