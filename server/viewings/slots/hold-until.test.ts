import { expect, test } from 'vitest'
import { hour } from '../../shared/time/durations.ts'
import { readWeeklyHours } from '../../shared/time/weekly-hours.ts'
import { holdUntil } from './hold-until.ts'

const daily = readWeeklyHours('Mo-Su 10:00-13:00,16:00-19:00') ?? []
const at = (text: string) => Date.parse(text)

// In winter Málaga is an hour ahead of these UTC times.
test.each([
  ['at night, when viewings ended', '2026-11-25T22:29Z', '2026-11-27T18:00Z'],
  ['before they begin, the evening before', '2026-11-25T06:10Z', '2026-11-26T18:00Z'],
  ['at noon, when the morning ended', '2026-11-25T13:40Z', '2026-11-27T12:00Z'],
  ['in the hours, the full hour', '2026-11-25T16:50Z', '2026-11-27T16:00Z'],
  ['as they begin, at their first minute', '2026-11-25T09:20Z', '2026-11-27T09:00Z'],
  ['as they end, at their last minute', '2026-11-25T18:20Z', '2026-11-27T18:00Z'],
])('a hold ends %s', (_, now, end) => {
  expect(new Date(holdUntil(daily, at(now), 48 * hour))).toEqual(new Date(end))
})

test('a hold that ends on a day without viewings ends at the last full hour', () => {
  const mondays = readWeeklyHours('Mo 10:00-13:00') ?? []
  const now = at('2026-11-25T22:29Z')
  expect(holdUntil(mondays, now, 48 * hour)).toBe(at('2026-11-27T22:00Z'))
})

test('a hold that would end before the next full hour lasts half its length', () => {
  const now = at('2026-11-25T16:10Z')
  expect(holdUntil(daily, now, hour / 2)).toBe(at('2026-11-25T16:25Z'))
})
