import { expect, test } from 'vitest'
import { sampleHome } from '../../testing/sample-home.ts'
import { propertyCard } from './card-data.ts'
import { isBuilding } from './is-building.ts'
import { propertyView } from './property-view.ts'

const noPictures = {
  named: () => expect.unreachable(),
  at: () => expect.unreachable(),
  has: () => true,
  names: () => [],
  panoramas: () => [],
}

const states = (home: ReturnType<typeof sampleHome>) => ({
  building: isBuilding(home),
  card: propertyCard(home, 'en', noPictures).state,
  page: propertyView(home, 'en').details.find(({ name }) => name === 'Status')?.value,
})

test('a resale whose certificate is in progress is available, on its card and page', () => {
  const resale = sampleHome({
    development: null,
    status: 'available',
    energyRating: 'in progress',
    images: [],
  })
  expect(states(resale)).toEqual({ building: false, card: 'Available', page: 'Available' })
})

test('a home of a development under construction says so, on its card and page', () => {
  const home = sampleHome({ development: 'CARAT', status: 'available', images: [] })
  expect(states(home)).toMatchObject({ building: true, card: 'Under construction' })
  expect(states(home).page).toMatch(/under construction/i)
})
