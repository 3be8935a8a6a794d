import { expect, test } from 'vitest'
import { ownTimeInWords } from './viewing-time.ts'

const time = Date.parse('2026-11-24T17:30Z')

test.each([
  ['Europe/London', '17:30 London', '17:30 Londres'],
  ['America/New_York', '12:30 New York', '12:30 Nueva York'],
  // The day is named if it differs from the day in Málaga.
  ['Asia/Dubai', '21:30 Dubai', '21:30 Dubái'],
  ['Asia/Singapore', 'Wed 01:30 Singapore', 'mié 01:30 Singapur'],
])('18:30 in Málaga is %s: %s, in Spanish %s', (zone, en, es) => {
  expect([ownTimeInWords(time, zone, 'en'), ownTimeInWords(time, zone, 'es')]).toEqual([en, es])
})

test('no second time is added where the visitor’s clocks show the same', () => {
  expect(ownTimeInWords(time, 'Europe/Madrid', 'en')).toBeUndefined()
  expect(ownTimeInWords(time, 'Europe/Paris', 'es')).toBeUndefined()
})
