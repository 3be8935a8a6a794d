import { expect, test } from 'vitest'
import { afterLettingTax } from './letting-tax.ts'

const received = { min: 20_000, max: 28_000 }
const kept = { min: 14_000, max: 21_000 }

test('residents of the EU pay 19 % of the rent after costs', () => {
  expect(afterLettingTax(received, kept, 'eu')).toEqual({
    min: 14_000 - 2_660,
    max: 21_000 - 3_990,
  })
})

test('others pay 24 % of the whole rent', () => {
  expect(afterLettingTax(received, kept, 'elsewhere')).toEqual({
    min: 14_000 - 4_800,
    max: 21_000 - 6_720,
  })
})

test('a loss pays no tax in the EU; elsewhere the rent is taxed', () => {
  const loss = { min: -1_000, max: -1_000 }
  expect(afterLettingTax(received, loss, 'eu')).toEqual(loss)
  expect(afterLettingTax(received, loss, 'elsewhere').max).toBe(-5_800)
})

test('where management takes all of the rent, a higher rent is a greater loss', () => {
  expect(afterLettingTax(received, { min: 0, max: 0 }, 'elsewhere')).toEqual({
    min: -6_720,
    max: -4_800,
  })
})
