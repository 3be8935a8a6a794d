import { expect, test } from 'vitest'
import { sampleHome } from '../../testing/sample-home.ts'
import { addressValues, conditions } from './search-conditions.ts'
import { anyHome, matches, readSearch, searchParameters, valuesOf } from './search.ts'

const developments = ['CARAT', 'Palm 10']
const read = (text: string) => readSearch(new URLSearchParams(text), developments)
const isAccepted = (name: string, value: string) =>
  conditions.some((condition) => condition === name && addressValues[condition](value))
const canonical = (text: string) => searchParameters(read(text)).toString()

test('an address has one order and no empty or unknown value', () => {
  expect(canonical('to=800000&x=1&bedrooms=2&type=apartment&listing=')).toBe(
    'type=apartment&bedrooms=2&to=800000',
  )
  expect(canonical('development=CARAT&development=Palm+10')).toBe('development=CARAT')
})

test.each([
  ['type=castle'],
  ['development=Nowhere'],
  ['bedrooms=2.0'],
  ['bedrooms=-1'],
  ['bedrooms=0'],
  ['bathrooms=10'],
  ['area=10000'],
  ['type=2'],
  ['to=9999'],
  ['to=100000001'],
  ['to=700.000'],
  ['to=0700000'],
  ['to=1e6'],
  ['from=1000'],
  ['status=building'],
  ['listing=sale'],
  ['type[]=villa'],
  ['__proto__=villa'],
  [`type=${'a'.repeat(10_000)}`],
  ['type=%00'],
])('%s means nothing', (text) => {
  expect(read(text)).toEqual(anyHome)
})

test.each(['to=650000', 'from=640000&to=700001', 'bedrooms=1&bathrooms=5', 'area=100&terrace=25'])(
  '%s is kept, though it is not offered',
  (text) => {
    const search = read(text)
    expect(searchParameters(search).toString()).toBe(text)
    for (const [condition, value] of new URLSearchParams(text))
      expect(isAccepted(condition, value)).toBe(true)
  },
)

test('a requested value is sorted among the offered ones', () => {
  expect(valuesOf('to', read('to=650000'), developments).slice(2, 6)).toEqual([
    '500000',
    '600000',
    '650000',
    '700000',
  ])
  expect(valuesOf('to', read('to=700000'), developments)).toEqual(
    valuesOf('to', anyHome, developments),
  )
})

test('a reversed price range is exchanged, and rents have other values', () => {
  expect(canonical('from=800000&to=500000')).toBe('from=500000&to=800000')
  expect(canonical('listing=rent&to=2000&from=500000')).toBe('listing=rent&to=2000')
})

test('a home matches a search by its columns; an empty column counts as its default', () => {
  const own = sampleHome({
    listing: null,
    propertyType: null,
    development: null,
    price: 500_000,
    bedrooms: 2,
    terrace: null,
  })
  const is = (text: string, change = {}) => matches({ ...own, ...change }, read(text), ['CARAT'])
  expect(is('type=apartment&bedrooms=2&from=500000&to=500000')).toBe(true)
  expect(is('bedrooms=3')).toBe(false)
  expect(is('terrace=20')).toBe(false)
  expect(is('purchase=new')).toBe(false)
  expect(is('purchase=new', { development: 'CARAT' })).toBe(true)
  expect(is('listing=rent')).toBe(false)
  expect(is('stage=building', { development: 'CARAT' })).toBe(true)
  expect(is('stage=ready', { development: 'CARAT' })).toBe(false)
  expect(is('stage=ready')).toBe(true)
  expect(is('status=available', { development: 'CARAT', status: 'available' })).toBe(true)
  expect(is('status=available', { status: null })).toBe(false)
  expect(is('status=sold', { status: 'sold' })).toBe(true)
})
