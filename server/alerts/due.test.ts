import { expect, test } from 'vitest'
import { dueAt } from './due.ts'

const weekly = (iso: string, delay = 0) =>
  new Date(dueAt('weekly', Date.parse(iso), delay)).toISOString()

test('an immediate notification is due once its change cannot be taken back', () => {
  expect(dueAt('immediate', 5, 20)).toBe(25)
})

test('a change that can be taken back after Monday at nine waits for the next Monday', () => {
  expect(weekly('2026-11-23T07:55:00Z', 600_000)).toBe('2026-11-30T08:00:00.000Z')
})

test.each([
  // The date is a Sunday in November, when Málaga is an hour ahead of UTC.
  ['2026-11-22T13:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['2026-11-23T07:59:59Z', '2026-11-23T08:00:00.000Z'],
  ['2026-11-23T08:00:00Z', '2026-11-30T08:00:00.000Z'],
  // In summer Málaga is two hours ahead.
  ['2026-07-01T00:00:00Z', '2026-07-06T07:00:00.000Z'],
  // The clocks change on the Sunday before that Monday.
  ['2026-10-24T12:00:00Z', '2026-10-26T08:00:00.000Z'],
  ['2026-03-28T12:00:00Z', '2026-03-30T07:00:00.000Z'],
  // The time is already Monday in Málaga, still Sunday in UTC.
  ['2026-11-22T23:30:00Z', '2026-11-23T08:00:00.000Z'],
  ['2026-12-29T12:00:00Z', '2027-01-04T08:00:00.000Z'],
])('after %s the next Monday at nine in Málaga is %s', (now, due) => {
  expect(weekly(now)).toBe(due)
})
