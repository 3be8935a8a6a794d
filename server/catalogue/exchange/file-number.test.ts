import { expect, test } from 'vitest'
import { fileNumber } from './file-number.ts'

test.each([
  ['price', '450000', '450000'],
  ['price', '1.250.000', '1250000'],
  ['price', '1,250,000', '1250000'],
  ['price', '450.000', '450000'],
  ['price', '1.250.000,00 €', '1250000'],
  ['price', '€ 450 000', '450000'],
  ['price', "1'250'000", '1250000'],
  ['community_fees', '1.250', '1250'],
  ['area', '112,5', '113'],
  ['area', '112.4 m²', '112'],
  ['garden', '1.250,75', '1251'],
  ['terrace', '98.00', '98'],
  ['bedrooms', '3,0', '3'],
] as const)('%s: %s is %s', (column, cell, number) => {
  expect(fileNumber(column, cell)).toBe(number)
})

test.each([
  ['area', '1.250'],
  ['garden', '1,250'],
] as const)('%s: %s may be either of two numbers', (column, cell) => {
  expect(fileNumber(column, cell)).toBeUndefined()
})

test.each([
  ['price', '450.50.3'],
  ['price', '450000,50'],
  ['price', 'on request'],
  ['price', '-450000'],
  ['bedrooms', '3,5'],
  ['area', '1e3'],
  ['ref', '1.250'],
] as const)('%s: %s stays for the rules', (column, cell) => {
  expect(fileNumber(column, cell)).toBe(cell)
})
