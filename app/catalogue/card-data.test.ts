import { expect, test } from 'vitest'
import { sampleHome } from '../../testing/sample-home.ts'
import { propertyCard } from './card-data.ts'

const pictures = {
  named: (name: string) => {
    throw new Error(`A home without pictures has no picture ${name}`)
  },
  at: (address: string) => {
    throw new Error(`A home without pictures has no picture ${address}`)
  },
  has: () => true,
  names: () => [],
  panoramas: () => [],
}

test.each([
  [1, '1 bath', '1 baño'],
  [2, '2 bath', '2 baños'],
])('a card of a home with %i bathroom(s) has the form of the number', (bathrooms, en, es) => {
  const property = sampleHome({ bathrooms, images: [] })
  expect(propertyCard(property, 'en', pictures).measures).toContain(en)
  const measures = (terrace: number | null) =>
    propertyCard({ ...property, terrace }, 'es', pictures).measures
  expect(measures(38)).toEqual([...measures(null), 'terraza 38\u00a0m²'])
  expect(propertyCard(property, 'es', pictures).measures).toContain(es)
})
