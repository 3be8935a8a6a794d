import { expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { hasUnpricedSpace } from './third-space.ts'

const newHome = { development: 'CARAT', purchaseDetails: null }

test('the homes of the catalogue with a third space are the two that list it', () => {
  const refs = homes.filter((home) =>
    hasUnpricedSpace({ ...home, ...home.en, purchaseDetails: null }),
  )
  expect(refs.map(({ ref }) => ref).toSorted()).toEqual(['CAR-C501', 'P10-01'])
})

test.each([
  ['Three underground parking spaces (third space 21% IVA)', true],
  ['Garage for three cars', true],
  ['Tres plazas de garaje', true],
  ['Garaje para 3 coches', true],
  ['Two underground parking spaces', false],
  ['Tandem parking space for two cars', false],
  ['Three terraces, two parking spaces', false],
  ['13 parking spaces for guests', false],
])('%s: %s', (feature, is) => {
  expect(hasUnpricedSpace({ ...newHome, features: [feature] })).toBe(is)
})

test('no IVA is missing for a resale, or where the price is on record', () => {
  const features = ['Garage for three cars']
  expect(hasUnpricedSpace({ ...newHome, development: null, features })).toBe(false)
  const purchaseDetails = { extraParking: 40_000 }
  expect(hasUnpricedSpace({ ...newHome, purchaseDetails, features })).toBe(false)
})
