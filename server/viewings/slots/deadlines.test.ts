import { expect, test } from 'vitest'
import { hour } from '../../shared/time/durations.ts'
import { readWeeklyHours } from '../../shared/time/weekly-hours.ts'
import { changeableUntil, confirmableUntil, hasBegun } from './deadlines.ts'

const at = (text: string) => Date.parse(text)

test('a hold for the Monday after Easter ends on Wednesday, before the holidays', () => {
  const hours = readWeeklyHours('Mo-Fr 10:00-13:00') ?? []
  const rules = { hours, closed: [], onHolidays: false, hold: 14 * 24 * hour }
  const end = confirmableUntil(at('2027-03-29T09:00Z'), at('2027-03-19T09:00Z'), rules)
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
  expect(new Date(confirmableUntil(at('2026-11-28T10:00Z'), now, rules))).toEqual(new Date(end))
})

const start = at('2026-11-25T10:00Z')
const heldUntil = start - 20 * hour

test.each([
  ['confirmed', start],
  ['requested', heldUntil],
  ['expired', undefined],
  ['cancelled', undefined],
] as const)('a viewing that is %s can be changed until %s', (state, end) =>
  expect(changeableUntil({ state, start, heldUntil })).toBe(end),
)

test('a confirmed viewing has begun at its start, a held one never', () => {
  expect(hasBegun({ state: 'confirmed', start }, start - 1)).toBe(false)
  expect(hasBegun({ state: 'confirmed', start }, start)).toBe(true)
  expect(hasBegun({ state: 'requested', start }, start)).toBe(false)
})
