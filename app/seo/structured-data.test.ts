import { expect, test } from 'vitest'
import { developments } from '#app/content/developments/developments.ts'
import { developmentData } from './structured-data.ts'

test('the data of a development holds its homes, plans and prices', () => {
  const data = developmentData(developments['waterfall-residences'], {
    url: 'https://example.com/w',
    name: 'Waterfall Residences',
    description: 'Homes',
    image: undefined,
    language: 'en',
  })
  expect(data).toMatchObject({
    mainEntity: {
      '@type': 'ApartmentComplex',
      numberOfAccommodationUnits: { value: 233 },
      // The garden villas have a price and no areas, so no plan.
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
