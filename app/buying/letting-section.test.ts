import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { lettingView } from './letting.ts'

type Home = Parameters<typeof lettingView>[0]
const apartment: Home = {
  price: 485_000,
  development: null,
  propertyType: 'apartment',
  bedrooms: 2,
  purchaseDetails: null,
}
const villa: Home = { ...apartment, propertyType: 'villa', bedrooms: 4 }
const one = (value: number) => ({ min: value, max: value })
const owning = {
  community: one(240),
  ibi: { min: 970, max: 2_670 },
  insurance: { min: 196, max: 392 },
  utilities: one(120),
}
const view = (home: Home, query = '', language: Language = 'en', community = true) =>
  lettingView(
    home,
    { address: new URLSearchParams(query), language, costs: readConfig({}).costs },
    { price: home.price, total: { min: 524_900, max: 528_250 } },
    { ...owning, community: community ? owning.community : undefined },
  )

test('two bedrooms begin with the advertised rents, and EU tax is 19 % of what is left', () => {
  const { result, answers, sources, open } = view(apartment, 'residence=eu')
  expect(answers.map(({ text }) => text)).toEqual(['1,800–2,500', '95', '10'])
  // Worked out in server/returns/letting.test.ts: 10,146.06 and 17,499.24.
  expect(result?.text).toContain('€10,146\u2060–\u206017,499')
  expect(result?.rows.map(({ name }) => name)).toEqual([
    'rent',
    'empty',
    'fixed',
    'management',
    'purchase',
    'tax',
  ])
  expect(result?.rows.at(-1)?.note).toBe('19% tax on what is left after costs')
  expect(sources[0]).toBe(
    'Rent: as advertised in November 2026 for long lets; here for two-bedroom apartments up to €600,000.',
  )
  expect(view(apartment, '', 'es').sources[0]).toMatch(
    /^Alquiler: según lo anunciado en noviembre de 2026 para larga duración;/,
  )
  expect(open).toBe(false)
})

test('English begins with the UK’s tax of 24 %, Spanish with Spain, before tax', () => {
  expect(view(apartment).result?.rows.at(-1)?.note).toBe(
    '24% tax on the rent received, nothing deducted',
  )
  expect(view(apartment).result?.text).toContain('€7,601\u2060–\u206014,764')
  const spain = view(apartment, '', 'es').result
  // What costs leave, worked out in server/returns/letting.test.ts.
  expect(spain?.text).toMatch(/^Con residencia fiscal en España: .*12\.526\u2060–\u206021\.604/)
  expect(spain?.text).toContain('antes del IRPF')
  expect(spain?.text).toContain('(Ley 35/2006, artículo 23.2, en la redacción de la Ley 12/2023)')
  expect(spain?.rows.map(({ name }) => name)).not.toContain('tax')
  expect(spain?.compared.rows.map(({ isChosen }) => isChosen)).toEqual([true, false, false])
  expect(view(apartment, 'residence=eu', 'es').result?.text).toContain('UE o el EEE')
  expect(view(apartment, 'residence=elsewhere', 'es').result?.text).toContain('Reino Unido')
})

test('the yields of owners elsewhere, in the EU and in Spain stand side by side', () => {
  // 7,601.20, 10,146.06 and, before tax, 12,526 ÷ 528,250; 14,764, 17,499.24 and 21,604 ÷ 524,900.
  for (const query of ['residence=eu', 'residence=elsewhere', 'residence=spain']) {
    const rows = view(apartment, query).result?.compared.rows ?? []
    expect(rows.map(({ name, net }) => [name, net])).toEqual([
      ['UK and other countries', '1.4\u2060–\u20602.8%'],
      ['EU and EEA', '1.9\u2060–\u20603.3%'],
      ['Spain, before tax', '2.4\u2060–\u20604.1%'],
    ])
    expect(rows.map(({ residence, isChosen }) => isChosen && residence)).toContain(query.slice(10))
    expect(rows.at(-1)?.note).toMatch(/at your own rate$/)
  }
  expect(view(apartment, '', 'es').result?.compared.rows[0]?.name).toBe('España, antes del IRPF')
  expect(view(apartment, '', 'es').sources.join(' ')).toContain('Ley 35/2006 (IRPF)')
  expect(view(villa).result?.compared).toBeUndefined()
})

test('other homes begin without a rent, with a question for the reader’s figure', () => {
  const unknown = view(villa)
  expect(unknown.result).toBeUndefined()
  expect(unknown.isWrong).toBe(false)
  expect(unknown.open).toBe(true)
  expect(unknown.answers[0]?.text).toBe('')
  expect(unknown.sources.join(' ')).not.toContain('Rent:')
  expect(view(villa, 'rent=').result).toBeUndefined()
  const own = view(villa, 'rent=4.000')
  expect(own.result).toBeDefined()
  expect(own.sources[0]).toBe('Rent: your own figure.')
  expect(view({ ...apartment, bedrooms: 3 }).result).toBeUndefined()
})

test('a home far dearer than advertised has no rent on record, nor a loss', () => {
  const atLimit = view({ ...apartment, price: 600_000 })
  expect(atLimit.sources[0]).toContain('for two-bedroom apartments up to €600,000')
  const dear = view({ ...apartment, price: 2_530_000 })
  expect(dear.answer).toBe('No rent is on record for this home.')
  expect(dear.result).toBeUndefined()
})

test('a rent on the home’s record takes precedence over the advertised one', () => {
  const recorded = view({ ...villa, purchaseDetails: { rent: { min: 3_500, max: 4_200 } } })
  expect(recorded.answers[0]?.text).toBe('3,500–4,200')
  expect(recorded.sources[0]).toBe('Rent: the agency’s record of this home.')
})

test('a rent that no home would bring is refused beside its field', () => {
  // 2 % of 485,000 a month.
  expect(view(apartment, 'rent=99999')).toMatchObject({
    isWrong: true,
    answers: [{ problem: 'Please give a figure between €0 and €9,700 a month' }, {}, {}],
  })
  expect(view(apartment, 'rent=9700').isWrong).toBe(false)
})

test('a wrong figure is left out, a low rent is a loss, and unknown fees are named', () => {
  const wrong = view(apartment, 'let=101&rent=3000')
  expect(wrong).toMatchObject({ isWrong: true, result: undefined })
  expect(wrong.instead).toEqual(view(apartment, 'rent=3000').result)
  expect(view(apartment, 'let=&management=&rent=')).toEqual(view(apartment))
  expect(view(apartment, 'rent=100').result?.loss).toContain('costs more than it brings in')
  expect(view(apartment, '', 'en', false).sources.join(' ')).toContain('fees are not known')
})
