import { expect, test } from 'vitest'
import { hour } from '../../shared/time/durations.ts'
import { readWeeklyHours } from '../../shared/time/weekly-hours.ts'
import { holdEnd, holdUntil } from './hold-end.ts'

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

test('a hold shorter than the way to a full hour lasts half its length', () => {
  const now = at('2026-11-25T16:10Z')
  expect(holdUntil(daily, now, hour / 2)).toBe(at('2026-11-25T16:25Z'))
})

test('a hold for the Monday after Easter ends on Wednesday, before the holidays', () => {
  const hours = readWeeklyHours('Mo-Fr 10:00-13:00') ?? []
  const rules = { hours, closed: [], onHolidays: false, hold: 14 * 24 * hour }
  const end = holdEnd(at('2027-03-29T09:00Z'), at('2027-03-19T09:00Z'), rules)
  expect(new Date(end)).toEqual(new Date('2027-03-24T12:00Z'))
})

// The day before has the hours of its own weekday; if it has none, the last day that has any
// counts.
test.each([
  ['Mo-Su 10:00-13:00,16:00-19:00', [], '2026-11-27T18:00Z'],
  ['Mo-Fr 10:00-13:00', [], '2026-11-27T12:00Z'],
  ['Mo-Su 10:00-13:00', ['2026-11-27'], '2026-11-26T12:00Z'],
  ['Sa 10:00-13:00', [], '2026-11-27T10:00Z'],
])('with %s, a hold for Saturday ends the day before', (hours, closed, end) => {
  const rules = {
    hours: readWeeklyHours(hours) ?? [],
    closed,
    onHolidays: false,
    hold: 7 * 24 * hour,
  }
  const now = at('2026-11-26T09:00Z')
  expect(new Date(holdEnd(at('2026-11-28T10:00Z'), now, rules))).toEqual(new Date(end))
})
