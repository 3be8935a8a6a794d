import { expect, test } from 'vitest'
import type { Property } from '#server/catalogue/property.ts'
import { sampleHomes } from '../../testing/sample-home.ts'
import { saleFigures } from './sale-figures.ts'

const ofType = (type: Property['propertyType']) =>
  sampleHomes().filter((home) => home.propertyType === type)

test('the ranges reach the smallest and the largest home', () => {
  const { rows } = saleFigures(ofType('townhouse'), 'en')
  expect(rows.map(({ name, value }) => [name, value.replace(/\u00a0/g, ' ')])).toEqual([
    ['Homes', '2'],
    ['Price', '€690,000–785,000'],
    ['Bedrooms', '3–4'],
    ['Build size', '141–168 m²'],
    ['Terrace', '34–46 m²'],
    ['Garden / plot', '28 m²'],
    ['Community fees, a month', '€210–235'],
  ])
})

test.each([
  ['apartment', 'Two or three bedrooms', 'Dos o tres dormitorios'],
  ['penthouse', 'Two to four bedrooms', 'De dos a cuatro dormitorios'],
  ['villa', 'Three to five bedrooms', 'De tres a cinco dormitorios'],
  ['townhouse', 'Three or four bedrooms', 'Tres o cuatro dormitorios'],
] as const)('the bedrooms of a %s are written out', (type, en, es) => {
  expect(saleFigures(ofType(type), 'en').bedrooms).toBe(en)
  expect(saleFigures(ofType(type), 'es').bedrooms).toBe(es)
})

test('a single number of bedrooms is no range, and no homes have no figures', () => {
  const [home] = ofType('townhouse')
  expect(saleFigures(home ? [home] : [], 'es').bedrooms).toBe('Tres dormitorios')
  expect(saleFigures([], 'en')).toEqual({ rows: [], bedrooms: undefined })
})
