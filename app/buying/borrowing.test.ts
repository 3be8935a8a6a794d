import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { borrowingView } from './borrowing.ts'

const view = (query: string, language: 'en' | 'es' = 'en') =>
  borrowingView(485_000, new URLSearchParams(query), language, readConfig({}).costs.lending)

test('an address without figures shows the example', () => {
  const { answers, result } = view('')
  expect(answers.map(({ text }) => text)).toEqual(['40', '3.5', '20'])
  // 60 % of 485,000 is 291,000; a table of annuities gives 5.79960 a month for each thousand:
  // 1,687.68.
  expect(result?.about).toBe('About €1,688')
  expect(result?.terms).toBe('40% deposit, at 3.5%, over 20 years.')
  // 1,687.68 × 240 = 405,044, less the loan.
  expect(result?.text).toMatch(/^€291,000 borrowed, .*; €114,04\d in interest/)
})

test('figures may be written as in either language', () => {
  // 485,000 × 70 % ÷ 120 months without interest.
  expect(view('deposit=30 %25&rate=0&years=10').result?.about).toBe('About €2,829')
  const spanish = view('rate=3,5', 'es')
  expect(spanish.answers[1]?.text).toBe('3,5')
  expect(spanish.result?.about).toBe('Unos 1.688\u00a0€')
})

test('an invalid figure stays as typed, has a message, and is not used', () => {
  const { answers, result, instead } = view('deposit=lots&rate=21&years=0')
  expect(result).toBeUndefined()
  expect(instead).toEqual(view('').result)
  // The valid figures are still used.
  expect(view('deposit=lots&rate=0&years=10').instead).toEqual(view('rate=0&years=10').result)
  expect(view('').instead).toBeUndefined()
  expect(answers).toEqual([
    { name: 'deposit', text: 'lots', problem: 'Please write a number, for example 40' },
    { name: 'rate', text: '21', problem: 'Please give a figure between 0 and 20%' },
    { name: 'years', text: '0', problem: 'Please give a figure between 1 and 40\u00a0years' },
  ])
  expect(view('rate=x', 'es').answers[1]).toEqual({
    name: 'rate',
    text: 'x',
    problem: 'Escriba una cifra, por ejemplo 3,5',
  })
})

test('an emptied figure means the example’s', () => {
  expect(view('deposit=&rate=&years=')).toEqual(view(''))
})

test('the limits of a refused figure have the unit of its field', () => {
  expect(view('rate=21', 'es').answers[1]?.problem).toBe('Escriba una cifra entre 0 y 20\u00a0%')
})

test('a very long value is cut', () => {
  expect(view(`years=${'9'.repeat(5_000)}`).answers[2]?.text).toHaveLength(24)
})

const configured = readConfig({ COST_LENDING: '60-70; Banco X, 20 November 2026' }).costs.lending
const lent = (query: string, language: 'en' | 'es' = 'en') =>
  borrowingView(485_000, new URLSearchParams(query), language, configured)

test('what banks lend is printed with its source and date', () => {
  expect(view('').lending).toMatch(/ 60–70% .*, as reported by Crónica Global, 6 October 2025\./)
  expect(view('', 'es').lending).toMatch(
    / 60–70\s% .*, según Crónica Global, 6 de octubre de 2025\./,
  )
  expect(lent('').lending).toMatch(
    /^If you live abroad, banks usually lend 60–70% of the price or the valuation, whichever is lower, as reported by Banco X, 20 November 2026\./,
  )
  expect(() => readConfig({ COST_LENDING: '70-60; Banco X' })).toThrow('a range and its source')
  expect(() => readConfig({ COST_LENDING: '60-70; Banco X, 2025-02-30' })).toThrow('a range and')
  expect(() => readConfig({ COST_INSURANCE: '4' })).toThrow('a range such as 2-4')
})

test('a loan above the share that banks lend says so beside its result', () => {
  expect(lent('deposit=10').result?.above).toBe(
    'This loan is 90% of the price, above the 70% that banks usually lend if you live abroad.',
  )
  expect(lent('deposit=29,5', 'es').result?.above).toMatch(
    /^Este préstamo es el 70,5\s% del precio/,
  )
  expect(lent('deposit=30').result?.above).toBeUndefined()
})

test('deposit and rate are called examples while they are the example’s', () => {
  expect(view('').lending).toContain(
    'The deposit of 40% and the rate of 3.5% are examples, not what a bank offers today.',
  )
  expect(view('', 'es').lending).toMatch(
    /La entrada del 40\s% y el tipo del 3,5\s% son ejemplos, no lo que ofrece hoy un banco\./,
  )
  expect(view('deposit=40&rate=2').lending).toContain('The deposit of 40% is an example.')
  expect(view('deposit=10').lending).toContain('The rate of 3.5% is an example, not what')
  expect(view('deposit=10&rate=2').lending).not.toContain('example')
})

test('the payment is called approximate', () => {
  expect(view('').result?.about).toBe('About €1,688')
  expect(view('').result?.answer).toMatch(/^About €1,688 a month, /)
  expect(view('', 'es').result?.answer).toMatch(/^Unos 1\.688\s€ al mes, /)
})

test('Spanish begins with buyers who live in Spain', () => {
  expect(view('', 'es').lending).toMatch(/^Si reside en España, depende de sus ingresos/)
  expect(view('').lending).toMatch(/^If you live abroad.*If you live in Spain, /)
})

test.each([
  ['en' as const, 'No mortgage', /^The deposit covers the whole price/],
  ['es' as const, 'Sin hipoteca', /^La entrada cubre todo el precio/],
])('a deposit of the whole price leaves no mortgage: %s', (language, none, text) => {
  const { result } = view('deposit=100 %25', language)
  expect(result).toMatchObject({ about: none, answer: none, euros: 0 })
  expect(result?.text).toMatch(text)
  expect(JSON.stringify(result)).not.toMatch(/\d{2}|NaN/)
  // 485,000 × 1 % ÷ 12 months without interest: 404.17.
  expect(view('deposit=99&rate=0&years=1').result?.about).toBe('About €404')
})

test('a figure in the unit of another field is refused beside its own', () => {
  expect(view('deposit=194.000 €').answers[0]?.problem).toBe(
    'Please give a percentage, not an amount in euros: for example 40',
  )
  expect(view('deposit=194.000 €', 'es').answers[0]?.problem).toBe(
    'Escriba un porcentaje, no un importe en euros: por ejemplo, 40',
  )
  expect(view('years=20 %25').answers[2]?.problem).toMatch(/^Please write a number/)
})

test('a term of one year is written in the singular', () => {
  expect(view('years=1').result?.answer).toMatch(/, over one year\.$/)
  expect(view('years=1', 'es').result?.answer).toMatch(/, a un año\.$/)
  expect(view('', 'es').result?.answer).toMatch(/, a 20 años\.$/)
})
