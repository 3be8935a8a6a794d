import { expect, test } from 'vitest'
import { placeInYear, yearOf } from './year.ts'

test('the year ends with the month of the newest article', () => {
  const { from, to, months } = yearOf('2026-11-10', 'en')
  expect([from, to]).toEqual(['December 2025', 'November 2026'])
  expect(months.map(({ label }) => label).join(' ')).toBe(
    'Dec Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov',
  )
  expect(months.map(({ year }) => year).slice(0, 3)).toEqual(['2025', '2026', ''])
})

test('months and days have their position as a fraction of the year', () => {
  expect(yearOf('2025-12-31', 'es').months[1]).toEqual({ position: 0.0849, label: 'feb', year: '' })
  expect(placeInYear('2025-01-01', '2025-12-31')).toBe(0)
  expect(placeInYear('2025-12-31', '2025-12-31')).toBeCloseTo(364 / 365, 3)
  expect(placeInYear('2024-12-31', '2025-12-31')).toBeUndefined()
})
