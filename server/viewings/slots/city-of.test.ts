import { expect, test } from 'vitest'
import { cityOf } from './city-of.ts'

test.each([
  ['Europe/London', 'London', 'Londres'],
  ['America/New_York', 'New York', 'Nueva York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires'],
  ['UTC', 'UTC', 'UTC'],
])('%s is %s, in Spanish %s', (zone, en, es) => {
  expect([cityOf(zone, 'en'), cityOf(zone, 'es')]).toEqual([en, es])
})
