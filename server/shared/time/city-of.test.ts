import { expect, test } from 'vitest'
import { cityOf } from './city-of.ts'

test.each([
  ['Europe/London', 'London', 'Londres'],
  ['America/New_York', 'New York', 'Nueva York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires'],
  // Browsers report the old names of some zones.
  ['Asia/Calcutta', 'Kolkata', 'Calcuta'],
  ['Asia/Kolkata', 'Kolkata', 'Calcuta'],
  ['Europe/Kiev', 'Kyiv', 'Kiev'],
  ['America/Sao_Paulo', 'São Paulo', 'São Paulo'],
  ['UTC', 'UTC', 'UTC'],
])('%s is %s, in Spanish %s', (zone, en, es) => {
  expect([cityOf(zone, 'en'), cityOf(zone, 'es')]).toEqual([en, es])
})
