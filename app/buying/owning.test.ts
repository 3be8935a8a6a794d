import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { owningView } from './owning.ts'

const home = {
  price: 485_000,
  area: 98,
  communityFees: 240,
  purchaseDetails: null,
  pictureDetails: null,
  documents: null,
  formerPrice: null,
  createdAt: '2026-11-01T09:00:00.000Z',
}
const view = (
  query = '',
  changes: Partial<Parameters<typeof owningView>[0]> = {},
  language: Language = 'en',
  env: Record<string, string> = {},
) =>
  owningView(
    { ...home, ...changes },
    { address: new URLSearchParams(query), language, costs: readConfig(env).costs },
  )
const amounts = ({ rows }: ReturnType<typeof view>) => rows.map(({ amount }) => amount)

test('community of the record, IBI of the law, our ranges; each with a source', () => {
  const owning = view()
  // IBI 970 to 2,670 ÷ 12; insurance 98 × 2 = 196 to 98 × 4 = 392, ÷ 12; utilities 98 × 1 and ×
  // 1.6.
  expect(amounts(owning)).toEqual(['€240', '€81–223', '€16–33', '€98–157'])
  // 240 + 80.83 + 16.33 + 98 and 240 + 222.5 + 32.67 + 157
  expect(owning.total).toBe('€435–653')
  expect(owning.words.total).toBe('Total, a month')
  expect(owning.rows.map(({ mark }) => mark)).toEqual(['a', 'b', 'c', 'd'])
  expect(owning.sources.map(({ text }) => text)).toEqual([
    'The agency’s record of this home, 1 November 2026.',
    expect.stringMatching(/72\.1.* 0\.4\u2060–\u20601\.1% /),
    'Our range, November 2026: €2\u2060–\u20604 a year per built m².',
    'Our range, November 2026: €1\u2060–\u20601.6 a month per built m².',
  ])
  expect(owning.open).toBe(false)
})

test('the figures of the address replace ours, as a range or one figure', () => {
  const owning = view('ibi=900&insurance=240-360&utilities=x&community=1.000', {}, 'es')
  expect(owning.answers.map(({ text, problem }) => [text, problem])).toEqual([
    ['1.000', undefined],
    ['900', undefined],
    ['240-360', undefined],
    ['x', 'Escriba una cifra, por ejemplo 98'],
  ])
  expect(amounts(owning).slice(0, 3)).toEqual(['1.000\u00a0€', '75\u00a0€', '20–30\u00a0€'])
  expect(owning.total).toBeUndefined()
  expect(owning.instead).toBe(view('ibi=900&insurance=240-360&community=1.000', {}, 'es').total)
  expect(owning.open).toBe(true)
  expect(owning.sources.map(({ text }) => text)).toEqual([
    'Cifra suya.',
    expect.stringContaining('Estimación nuestra'),
  ])
})

test.each(['970-2670', '970–2.670', '970–2,670', '970 a 2670', '970 to 2,670', '970 - 2.670 €'])(
  'a range may be typed as %s in both languages',
  (typed) => {
    for (const language of ['en', 'es'] as const) {
      const ibi = new URLSearchParams({ ibi: typed }).toString()
      expect(view(ibi, {}, language).answers[1]?.problem).toBeUndefined()
      expect(view(ibi, {}, language).total).toBe(view('ibi=970-2670', {}, language).total)
    }
  },
)

test.each([
  ['ibi=lots', 'Please write a number, for example 970'],
  ['ibi=300-200', 'The higher figure cannot be below the lower one'],
  ['ibi=200001', 'Please give a figure between €0 and €100,000 a year'],
  ['ibi=1-2-3', 'Please write a number, for example 970'],
])('%s is answered beside its field', (query, problem) => {
  const { answers, total } = view(query)
  expect(answers[1]?.problem).toBe(problem)
  expect(total).toBeUndefined()
})

test('unknown community fees are left out of the sum, with a sentence about it', () => {
  const owning = view('', { communityFees: null })
  expect(amounts(owning)[0]).toBe('not known')
  expect(owning.withoutCommunity).toContain('not on record')
  expect(owning.total).toBe('€195–413')
  expect(owning.words.total).toBe('Total of what is known, a month')
  expect(view('community=200', { communityFees: null }).withoutCommunity).toBeUndefined()
})

test('a refused figure makes no other statement about the home false', () => {
  const refused = view('community=1000-200')
  expect(amounts(refused)[0]).toBe('€240')
  expect(refused.total).toBeUndefined()
  expect(refused.instead).toBe(view().total)
  expect(refused.withoutCommunity).toBeUndefined()
  // The net yield counts the fees of the record.
  expect(refused.figures).toEqual(view().figures)
})

test('an emptied figure means the home’s own', () => {
  expect(view('community=&ibi=&insurance=+&utilities=')).toEqual(view())
})

test('a receipt or the municipality’s rate takes the place of the law’s bounds', () => {
  expect(amounts(view('', { purchaseDetails: { ibi: 912 } }))[1]).toBe('€76')
  const rated = view('', {}, 'en', { COST_IBI_RATE: '0.6', COST_RANGES_MONTH: '2027-01' })
  // 242,500 × 0.6 % = 1,455, outwards to 10: 1,450 to 1,460.
  expect(amounts(rated)[1]).toBe('€121–122')
  expect(rated.sources[1]?.text).toMatch(/^The municipality’s rate, January 2027: 0\.6%/)
})
