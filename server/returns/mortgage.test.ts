import { expect, test } from 'vitest'
import { mortgage } from './mortgage.ts'

test('€291,000 over 20 years at 3.5 %', () => {
  const { loan, payment, interest } = mortgage({
    price: 485_000,
    deposit: 40,
    rate: 3.5,
    years: 20,
  })
  expect(loan).toBe(291_000)
  // A table of annuities gives a payment of 5.79960 a month for each thousand.
  expect(payment).toBeCloseTo(291 * 5.7996, 1)
  expect(interest).toBeCloseTo(payment * 240 - 291_000, 6)
})

test('without interest the loan is divided by the months', () => {
  expect(mortgage({ price: 120_000, deposit: 0, rate: 0, years: 10 })).toEqual({
    loan: 120_000,
    payment: 1_000,
    interest: 0,
  })
})

test('without a loan nothing is paid', () => {
  expect(mortgage({ price: 500_000, deposit: 100, rate: 3, years: 25 }).payment).toBe(0)
})
