import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { type LettingView, lettingView } from './letting.ts'

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

/** The text of the source that the first step cites. */
const rentSource = ({ result }: LettingView) =>
  result?.sources.find(({ mark }) => mark === result.rows[0]?.mark)?.text

test('two bedrooms begin with the advertised rents, and EU tax is 19 % of what is left', () => {
  const { result, answers, open } = view(apartment, 'residence=eu')
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
  expect(rentSource(view(apartment, 'residence=eu'))).toBe(
    'Rent: as advertised in November 2026 for long lets; here for two-bedroom apartments up to €600,000.',
  )
  expect(rentSource(view(apartment, '', 'es'))).toMatch(
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
  // The rent less costs, worked out in server/returns/letting.test.ts.
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
  const sources = view(apartment, '', 'es').result?.sources.map(({ text }) => text)
  expect(sources?.join(' ')).toContain('Ley 35/2006 (IRPF)')
})

test('a home without a rent has that of the advertised yield, and says so', () => {
  const { result, answers, answer, open } = view(villa, 'residence=eu')
  // 485,000 × 5 % ÷ 12 = 2,020.83 and × 8 % ÷ 12 = 3,233.33, outwards to 10.
  expect(answers[0]?.text).toBe('2,020–3,240')
  expect(open).toBe(false)
  expect(result?.basis).toBe(
    'No rent is on record for this home. Here it is worked out from the gross yield advertised for the whole resort in November 2026, 5\u2060–\u20608% a year, on its advertised price; larger homes are usually nearer the lower end.',
  )
  expect(answer).toContain('at the yield advertised for the resort: UK and other countries, ')
  expect(rentSource(view(villa))).toMatch(/^Rent, as none is on record: .+ November 2026, 5/)
  expect(view(villa, '', 'es').result?.basis).toMatch(/^No consta ningún alquiler de esta vivienda/)
  expect(view(apartment).result?.basis).toBeUndefined()
})

test('a yield is computed from the rent of the advertised yield as from any other', () => {
  const { result } = view(villa, 'residence=eu')
  // Rent of 24,240 and 38,880 a year; 95 % of it is 23,028 and 36,936.
  // Less 5,942 and 4,046 (community 2,880, IBI, insurance): 17,086 and 32,890.
  // Less management of 2,302.80 and 3,693.60: 14,783.20 and 29,196.40; less 19 % of that.
  expect(result?.text).toContain('€11,974\u2060–\u206023,649')
  expect(result?.rows[0]?.min).toBeCloseTo(4.998, 3)
  expect(result?.rows[0]?.max).toBeCloseTo(8.016, 3)
  // 11,974.39 ÷ 528,250 and 23,649.08 ÷ 524,900.
  expect(result?.compared.rows[1]?.net).toBe('2.3\u2060–\u20604.5%')
})

test('a rent that the reader enters replaces it, and an emptied field brings it back', () => {
  const own = view(villa, 'rent=4.000')
  expect(own.result?.basis).toBeUndefined()
  expect(rentSource(own)).toBe('Rent: your own figure.')
  expect(own.open).toBe(true)
  expect(view(villa, 'rent=')).toEqual(view(villa))
  // After a refused rent, the result uses the advertised yield, and still says so.
  const refused = view(villa, 'rent=lots')
  expect(refused).toMatchObject({ isWrong: true, result: undefined })
  expect(refused.instead).toEqual(view(villa).result)
})

test('the initial rent in the other language’s writing is not the reader’s', () => {
  expect(view(villa, 'rent=2.020–3.240')).toEqual(view(villa))
})

test('every figure of a result cites its source', () => {
  for (const residence of ['spain', 'eu', 'elsewhere'])
    for (const home of [apartment, villa]) {
      const { result } = view(home, `residence=${residence}`)
      const marks = result?.sources.map(({ mark }) => mark)
      expect(marks).toEqual(['a', 'b', 'c', 'd'])
      expect(marks).toContain(result?.compared.mark)
      for (const { mark } of result?.rows ?? []) expect(marks).toContain(mark)
    }
})

test('a rent on the home’s record takes precedence over the advertised ones', () => {
  const recorded = view({ ...villa, purchaseDetails: { rent: { min: 3_500, max: 4_200 } } })
  expect(recorded.answers[0]?.text).toBe('3,500–4,200')
  expect(recorded.result?.basis).toBeUndefined()
  expect(rentSource(recorded)).toBe('Rent: the agency’s record of this home.')
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
  expect(view(apartment, '', 'en', false).notes.join(' ')).toContain('fees are not known')
})
