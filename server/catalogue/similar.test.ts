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
      other('far', { price: 900_000, bedrooms: 2 }),
      other('farther', { price: 1_000_000, bedrooms: 3 }),
    ),
  ).toEqual([
    { id: 'near', reason: 'price', difference: 40_000 },
    { id: 'same-development', reason: 'development', difference: 200_000 },
    { id: 'far', reason: 'bedrooms', difference: 400_000 },
  ])
})

test('neither the home itself nor a sold one is similar, and a home alone has none', async () => {
  expect(await reasons(base, other('sold', { status: 'sold' }))).toEqual([])
  expect(await reasons(base)).toEqual([])
  expect(await reasons(base, other('villa', { propertyType: 'villa' }))).toEqual([])
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

test('one home in the same development is included, whatever its price', async () => {
  const own = { ...base, development: 'CARAT' }
  const all = [
    own,
    ...['a', 'b', 'c', 'd'].map((id) => other(id, { price: 510_000 })),
    other('same', { development: 'CARAT', price: 1_500_000, bedrooms: 4 }),
  ]
  const found = await similarHomes(catalogueOf(all), own)
  expect(found.map(({ home }) => home.id)).toEqual(['a', 'b', 'same'])
})
