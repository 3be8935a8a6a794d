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

test('a resale pays ITP and none of the taxes on new homes', () => {
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
  expect(view.form.open).toBe(true)
  expect(view.form.answers.at(-1)).toMatchObject({ name: 'parking', text: '20.000' })
  const resale = costsView({ price: 485_000, development: null }, 'en', 'parking=20000')
  expect(resale.form.answers.map(({ name }) => name)).not.toContain('parking')
  expect(resale.total).toBe('€524,900–528,250')
})

test('a third space without a price on record keeps the total from being called whole', () => {
  const home = { price: 2_780_000, development: 'Palm 10', features: ['Garage for three cars'] }
  const open = costsView(home, 'en')
  expect(open.without).toMatch(/third parking space.*21%.*€10,000.*€1,100/)
  expect(open.words.total).toBe('Without the extra IVA on the third parking space')
  expect(open.words.title).not.toContain('all in')
  expect(open.about).toMatch(/without the extra IVA on the third parking space$/)
  expect(open.short).toBe('about €3,129,000, plus extra tax on the third parking space')
  expect(open.compared).toMatch(/, without the extra IVA on the third parking space$/)
  expect(open.costs[1]?.note).toBe(
    '10% on the whole price; a parking space beyond two is taxed at 21%',
  )
  const view = costsView(home, 'en', 'parking=40000')
  expect(view.without).toBeUndefined()
  expect(view.words.total).toBe('All in')
  expect(view.short).toMatch(/all in$/)
  expect(costsView(home, 'es', 'parking=x').without).toMatch(/^No es el importe completo/)
})

test('above the notary’s tariff the page explains that the rest is agreed freely', () => {
  const view = costsView({ price: 7_000_000, development: null }, 'es')
  expect(view.costs[2]?.note).toMatch(/hasta 6\.010\.121\s€; por encima se pacta libremente/)
  expect(costsView({ price: 700_000, development: null }, 'es').costs[2]?.note).not.toContain(
    'hasta',
  )
})

test('price, notary, registry and lawyer of the reader replace ours', () => {
  const home = { price: 485_000, development: null }
  const query = 'price=450.000&notary=900-1.100&registry=600&lawyer=5000'
  const view = costsView(home, 'en', query)
  // 450,000 × 7 % = 31,500. From: 450,000 + 31,500 + 900 + 600 + 5,000; to: 200 more.
  expect(amounts(view)).toEqual([
    ['Price', '€450,000', 'a'],
    ['ITP', '€31,500', 'b'],
    ['Notary', '€900–1,100', 'a'],
    ['Land registry', '€600', 'a'],
    ['Your lawyer', '€5,000', 'a'],
  ])
  expect(view.total).toBe('€488,000–488,200')
  expect(view.sources[0]).toEqual({ mark: 'a', text: 'Your own figure.' })
  expect(view.costs.map(({ note }) => note)).toContain('advertised at €485,000')
  expect(costsView(home, 'es', query).costs[0]?.note).toBe('el anunciado es de 485.000\u00a0€')
  expect(costsView({ ...home, development: 'lomas-2' }, 'en', query).costs[1]?.amount).toBe(
    '€45,000',
  )
  // The total shown beside the advertised price: 485,000 + 33,950 + 900 + 600 + 5,000 and 200 more.
  expect(view.about).toBe('About €526,000 with taxes and fees')
})

test('an empty bill is our range for the price, which its field states', () => {
  const home = { price: 485_000, development: null }
  const hints = (query: string) =>
    costsView(home, 'en', query).form.answers.map(({ hint }) => hint?.replaceAll('\u2060', ''))
  expect(hints('')).toEqual([
    'Advertised: €485,000',
    'Our range: €850–1,450',
    'Our range: €450–800',
    'Our range: €4,650–7,050',
  ])
  expect(costsView(home, 'en', 'notary=').form.open).toBe(false)
  // Notary 459.26 × 1.21 × 1.5 to 2.5; lawyer 450,000 × 0.8 to 1.2 % × 1.21.
  const cheaper = costsView(home, 'en', 'price=450000&notary=&registry=&lawyer=')
  expect(hints('price=450000')[1]).toBe('Our range: €800–1,400')
  expect(amounts(cheaper)[2]).toEqual(['Notary', '€800–1,400', 'c'])
  expect(amounts(cheaper)[4]).toEqual(['Your lawyer', '€4,350–6,550', 'd'])
})

test('a hostile figure is kept as typed, refused beside its field, and changes nothing', () => {
  const home = { price: 485_000, development: null }
  const view = costsView(home, 'en', 'price=1&notary=<b>&registry=9-1&lawyer=-5')
  expect(view.isWrong).toBe(true)
  expect(view.form.open).toBe(true)
  expect(view.form.answers.map(({ text, problem }) => [text, problem])).toEqual([
    ['1', 'Please give a figure between €10,000 and €100,000,000'],
    ['<b>', 'Please write a number, for example 1,000'],
    ['9-1', 'The higher figure cannot be below the lower one'],
    ['-5', 'Please write a number, for example 5,000'],
  ])
  expect(costsView(home, 'es', 'lawyer=mucho').form.answers[3]?.problem).toBe(
    'Escriba una cifra, por ejemplo 5.000',
  )
  // The refused figures are used for no other result.
  expect(view.all).toEqual(costsView(home, 'en').all)
})
