import { expect, test } from 'vitest'
import { ofDates } from './of-dates.ts'

test.each([
  ['one', ['2026-11-01'], 'of 1 November 2026', 'del 1 de noviembre de 2026'],
  [
    'two of a month, one of them twice',
    ['2026-10-30T08:00:00Z', '2026-10-14T08:00:00Z', '2026-10-30T09:00:00Z'],
    'of 14 and 30 October 2026',
    'del 14 y el 30 de octubre de 2026',
  ],
  [
    'several of two months',
    ['2026-10-14', '2026-10-20', '2026-10-30', '2026-11-01'],
    'of 14, 20 and 30 October and 1 November 2026',
    'del 14, el 20 y el 30 de octubre y del 1 de noviembre de 2026',
  ],
  [
    'two years',
    ['2025-12-30', '2026-01-02', '2026-02-03'],
    'of 30 December 2025, 2 January and 3 February 2026',
    'del 30 de diciembre de 2025, del 2 de enero y del 3 de febrero de 2026',
  ],
])('dates name their month and year once: %s', (_, times, english, spanish) => {
  expect(ofDates(times, 'en')).toBe(english)
  expect(ofDates(times, 'es')).toBe(spanish)
})

test('a day is that of Málaga', () => {
  expect(ofDates(['2026-10-31T23:30:00Z'], 'en')).toBe('of 1 November 2026')
})
