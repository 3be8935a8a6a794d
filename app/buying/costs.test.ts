import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { costsView as viewOf } from './costs.ts'

const { costs } = readConfig({})
const costsView = (
  home: { price: number; development: string | null; features?: string[] },
  language: Language,
  query = '',
) =>
  viewOf(
    { purchaseDetails: null, features: [], ...home },
    { address: new URLSearchParams(query), language, costs },
  )

const amounts = ({ costs }: ReturnType<typeof costsView>) =>
  costs.map(({ name, amount, mark }) => [name, amount, mark])

test('a resale pays ITP and nothing of a new home', () => {
  const view = costsView({ price: 485_000, development: null }, 'en')
  // 485,000 × 7 % = 33,950. Notary 475.89 and registry 258.10 × 1.21 × 1.5 to 2.5, lawyer 0.8 to
  // 1.2 % × 1.21, each outwards to 50. From: 485,000 + 33,950 + 850 + 450 + 4,650; to: + 1,450 +
  // 800 + 7,050.
  expect(amounts(view)).toEqual([
    ['Price', '€485,000', undefined],
    ['ITP', '€33,950', 'a'],
    ['Notary', '€850–1,450', 'b'],
    ['Land registry', '€450–800', 'b'],
    ['Your lawyer', '€4,650–7,050', 'c'],
  ])
  expect(view.total).toBe('€524,900–528,250')
  expect(view.lead).toBe('This is a resale, so ITP applies, at 7%.')
  expect(view.parts).toEqual([485_000, 33_950, 9_300])
  expect(view.sources.map(({ mark }) => mark)).toEqual(['a', 'b', 'c'])
  expect(JSON.stringify(view)).not.toMatch(/AJD|37\/1992/)
})

test('a new home pays IVA and AJD and never mentions the rate for resales', () => {
  const view = costsView({ price: 485_000, development: 'lomas-2' }, 'es')
  // 10 % = 48,500 and 1.2 % = 5,820.
  expect(amounts(view).slice(0, 3)).toEqual([
    ['Precio', '485.000\u00a0€', undefined],
    ['IVA', '48.500\u00a0€', 'a'],
    ['AJD', '5.820\u00a0€', 'b'],
  ])
  expect(view.total).toBe('545.270–548.620\u00a0€')
  expect(view.costs.at(-1)?.note).toContain('0,8–1,2\u00a0%')
  expect(view.sources).toHaveLength(4)
  expect(JSON.stringify(view)).not.toMatch(/ITP|transmisiones/)
})

test('the price of a third parking space is taxed at 21 %, and only of a new home', () => {
  const view = costsView({ price: 485_000, development: 'lomas-2' }, 'en', 'parking=20.000')
  // 465,000 × 10 % and 20,000 × 21 %: 2,200 more than without.
  expect(amounts(view).slice(1, 4)).toEqual([
    ['IVA', '€46,500', 'a'],
    ['IVA on parking', '€4,200', 'a'],
    ['AJD', '€5,820', 'b'],
  ])
  expect(view.total).toBe('€547,470–550,820')
  expect(view.parking).toMatchObject({ open: true, answers: [{ text: '20.000' }] })
  const resale = costsView({ price: 485_000, development: null }, 'en', 'parking=20000')
  expect(resale.parking).toBeUndefined()
  expect(resale.total).toBe('€524,900–528,250')
})

test('a third space without a price on record keeps the total from being called whole', () => {
  const home = { price: 2_780_000, development: 'Palm 10', features: ['Garage for three cars'] }
  const open = costsView(home, 'en')
  expect(open.without).toMatch(/third parking space.*21%.*€10,000.*€1,100/)
  expect(open.words.total).toBe('Without the further IVA on parking')
  expect(open.words.title).not.toContain('all in')
  expect(open.about).toMatch(/without the further IVA on the third parking space$/)
  expect(open.short).toBe('about €3,129,000 plus further IVA on parking')
  expect(open.compared).toMatch(/, without the further IVA on parking$/)
  expect(open.costs[1]?.note).toBe('10% on the whole price; a parking space beyond two bears 21%')
  const told = costsView(home, 'en', 'parking=40000')
  expect(told.without).toBeUndefined()
  expect(told.words.total).toBe('All in')
  expect(told.short).toMatch(/all in$/)
  expect(costsView(home, 'es', 'parking=x').without).toMatch(/^No es el importe completo/)
})

test('above the notary’s tariff the page explains that the rest is agreed freely', () => {
  const view = costsView({ price: 7_000_000, development: null }, 'es')
  expect(view.costs[2]?.note).toMatch(/hasta 6\.010\.121\s€; por encima se pacta libremente/)
  expect(costsView({ price: 700_000, development: null }, 'es').costs[2]?.note).not.toContain(
    'hasta',
  )
})
