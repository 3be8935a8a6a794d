import { expect, test } from 'vitest'
import { sampleHome } from '../../testing/sample-home.ts'
import { viewingAlternative } from './viewing-alternative.ts'

test('a home that can be viewed has no alternative to a viewing', () => {
  for (const status of ['available', null] as const)
    expect(viewingAlternative(sampleHome({ status }), 'en')).toBeUndefined()
})

test('the alert for a sold home finds similar homes by conditions of the filter alone', () => {
  const addressOf = (change: Parameters<typeof sampleHome>[0]) =>
    viewingAlternative(sampleHome({ status: 'sold', ...change }), 'es')?.href
  expect(addressOf({ propertyType: 'villa', bedrooms: 7, price: 3_500_000 })).toBe(
    '/es/alerts/new?type=villa&bedrooms=5',
  )
  expect(addressOf({ propertyType: null, bedrooms: 1, price: 1_100, listing: 'rent' })).toBe(
    '/es/alerts/new?listing=rent&type=apartment&to=1500',
  )
})
