import { expect, test } from 'vitest'
import { developments } from '#app/content/developments/developments.ts'
import { readConfig } from '#server/config/config.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { developmentData, listingData } from './listing-data.ts'
import { agencyData, breadcrumbData } from './structured-data.ts'

const page = {
  url: 'https://example.com/w',
  name: 'A home',
  description: 'Homes',
  image: undefined,
  language: 'en',
  isBuilding: false,
} as const
const unnamed = { municipality: undefined, province: 'Málaga', coordinates: undefined }

test('the data of a development holds its homes, plans and prices', () => {
  const data = developmentData(
    developments['waterfall-residences'],
    { ...page, name: 'Waterfall Residences' },
    unnamed,
  )
  expect(data).toMatchObject({
    mainEntity: {
      '@type': 'ApartmentComplex',
      numberOfAccommodationUnits: { value: 233 },
      // The garden villas have a price but no areas, so they have no plan.
      accommodationFloorPlan: [
        { numberOfBedrooms: 2, floorSize: { minValue: 88, maxValue: 90 } },
        { numberOfBedrooms: 3, floorSize: { minValue: 117, maxValue: 150 } },
      ],
    },
    offers: {
      lowPrice: 720_000,
      highPrice: 1_825_000,
      availability: 'https://schema.org/PreOrder',
    },
  })
})

const listing = (building: boolean, resort = {}, change = {}) =>
  listingData(
    sampleHome({ location: 'Alborán Hills, Costa del Sol', status: 'available', ...change }),
    { ...page, isBuilding: building, image: ['https://example.com/1', 'https://example.com/2'] },
    { siteUrl: 'https://example.com', resort: { ...unnamed, ...resort } },
  )

test('the data of a home has its pictures, who sells it, and its place without a town', () => {
  expect(listing(false)).toMatchObject({
    image: ['https://example.com/1', 'https://example.com/2'],
    mainEntity: {
      address: { addressLocality: 'Alborán Hills', addressRegion: 'Málaga', addressCountry: 'ES' },
    },
    offers: {
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'RealEstateAgent', '@id': 'https://example.com/#agency' },
    },
  })
})

test('the data of a home names the municipality and position that are configured', () => {
  const coordinates = { latitude: '36.6', longitude: '-4.5' }
  expect(listing(false, { municipality: 'Benalmádena', coordinates })).toMatchObject({
    mainEntity: {
      address: { addressLocality: 'Benalmádena', streetAddress: 'Alborán Hills' },
      geo: { '@type': 'GeoCoordinates', latitude: '36.6', longitude: '-4.5' },
    },
  })
})

test.each([
  [true, 'available', 'PreOrder'],
  [true, null, 'PreOrder'],
  [true, 'reserved', 'Reserved'],
  [false, 'sold', 'SoldOut'],
] as const)('a home being built (%s) that is %s is offered as %s', (building, status, offered) => {
  expect(listing(building, {}, { status })).toMatchObject({
    offers: { availability: `https://schema.org/${offered}` },
  })
})

test('a home to let is offered for lease, at a price for each month', () => {
  const { offers } = listing(false, {}, { listing: 'rent', price: 1900 })
  expect(offers).toMatchObject({
    '@type': 'OfferForLease',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 1900,
      priceCurrency: 'EUR',
      unitCode: 'MON',
    },
    availability: 'https://schema.org/InStock',
  })
  expect(offers).not.toHaveProperty('price')
})

test('a development without known areas has no list of plans, not an empty one', () => {
  const data = developmentData(developments['palm-10'], page, unnamed)
  expect(JSON.stringify(data)).not.toContain('accommodationFloorPlan')
})

test('the breadcrumbs of every page begin at the front page of its language', () => {
  const step = { name: 'Blog', url: 'https://example.com/es/blog' }
  const crumbs = breadcrumbData('https://example.com', 'es', [step])
  expect(crumbs.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Alborán Residences',
      item: 'https://example.com/es',
    },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: step.url },
  ])
})

test.each([
  ['https://www.instagram.com/', undefined],
  ['https://www.instagram.com/alboran', ['https://www.instagram.com/alboran']],
])('the agency is said to be %s only if that is a profile', (url, sameAs) => {
  const config = readConfig({ SOCIAL_LINKS: `Instagram=${url}` })
  expect(agencyData(config, 'Homes')).toHaveProperty('name', 'Alborán Residences')
  expect(agencyData(config, 'Homes').sameAs).toEqual(sameAs)
})

test('the agency has the hours at which it answers, where they are configured', () => {
  expect(agencyData(readConfig({}), 'Homes')).not.toHaveProperty('openingHoursSpecification')
  const config = readConfig({ OFFICE_HOURS: 'Mo 10:00-13:00,16:00-24:00; Su off' })
  expect(agencyData(config, 'Homes')).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '13:00' },
      { dayOfWeek: 'https://schema.org/Monday', opens: '16:00', closes: '23:59' },
    ],
  })
})
