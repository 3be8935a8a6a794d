import { expect, test } from 'vitest'
import { figuresText } from './reader-figures.ts'

test.each([
  ['en', { price: '€400,000' }, 'Price you would offer: €400,000'],
  ['en', { price: '450.000 €', rate: '3 %' }, 'Price you would offer: €450,000; Interest: 3%'],
  ['en', { rent: '2,000 €' }, 'Rent: €2,000 a month'],
  ['en', { utilities: '120–140 €' }, 'Utilities: €120–140 a month'],
  ['en', { let: '95%', years: '25' }, 'Term: 25\u00a0years; Let: 95% of the year'],
  [
    'es',
    { rent: '2000 €', let: '95%' },
    'Alquiler: 2.000\u00a0€ al mes; Alquilada: 95\u00a0% del año',
  ],
  ['es', { utilities: '120 a 140' }, 'Suministros: 120–140\u00a0€ al mes'],
  ['en', { price: 'lots' }, ''],
] as const)('in %s, %j go to the agency with one unit each', (language, typed, text) =>
  expect(figuresText(new URLSearchParams(typed), language, new Map())).toBe(text),
)

test('figures with which the fields began are not the reader’s', () => {
  const typed = new URLSearchParams({ rent: '3.950–6.340', let: '90', management: '10' })
  const initial = new Map([
    ['rent', '3,950–6,340'],
    ['let', '95'],
    ['management', '10'],
  ])
  expect(figuresText(typed, 'en', initial)).toBe('Let: 90% of the year')
})
