import { expect, test } from 'vitest'
import manifest from '../../pictures/manifest.json' with { type: 'json' }
import { caratView } from '../pages/carat/view.ts'
import { carat, caratFloors } from './carat.ts'

const known: Record<string, { kind: string }> = manifest

test('the carousel has ten different renders', () => {
  expect(new Set(carat.pictures).size).toBe(10)
  expect(carat.pictures.filter((name) => known[name]?.kind !== 'rendered')).toEqual([])
})

test('the page prints the figures of specification §2', () => {
  const { price, details } = caratView('en')
  expect(price).toBe('€ 830,000 - 3,700,000')
  expect(details.slice(0, 6)).toEqual([
    { name: 'Type', value: 'Luxury Apartments' },
    { name: 'Bedrooms', value: '2-4' },
    { name: 'Bathrooms', value: '2-4' },
    { name: 'Size', value: '120-350 m²' },
    { name: 'Terraces', value: '30-200 m²' },
    { name: 'Status', value: 'Under Construction' },
  ])
  const es = caratView('es')
  expect(es.price).toBe('830.000–3.700.000\u00a0€')
  expect(es.details.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['2–4', '120–350 m²', '30–200 m²', 'En construcción']),
  )
})

test('the drawn floors are as large as they say', () => {
  const { smallest, largest } = caratFloors
  expect(
    [smallest, largest].map(({ width, inside, terrace }) => [
      width * inside.depth,
      width * terrace.depth,
    ]),
  ).toEqual([
    [120, 30],
    [350, 200],
  ])
})
