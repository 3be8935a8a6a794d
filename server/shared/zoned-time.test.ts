import { expect, test } from 'vitest'
import { agencyZone, dateIn, timeIn } from './zoned-time.ts'

const iso = (date: string, clock: string, zone = agencyZone) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const time = timeIn(zone, date, hours * 60 + minutes)
  return time === undefined ? undefined : new Date(time).toISOString()
}

test.each([
  ['in winter', '2026-11-24', '10:30', '2026-11-24T09:30:00.000Z'],
  ['in summer', '2026-07-01', '10:30', '2026-07-01T08:30:00.000Z'],
  ['before the clocks go forward', '2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
  ['after they went forward', '2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
  ['twice on the night they go back: the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['after they went back', '2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
])('a time %s', (_, date, clock, expected) => {
  expect(iso(date, clock)).toBe(expected)
})

test('a time that the clocks skip is none', () => {
  expect(iso('2027-03-28', '02:30')).toBeUndefined()
})

test('zones of half-hours, and those far from ours', () => {
  expect(iso('2026-11-24', '00:00', 'Asia/Kolkata')).toBe('2026-11-23T18:30:00.000Z')
  expect(iso('2026-11-24', '23:30', 'Pacific/Auckland')).toBe('2026-11-24T10:30:00.000Z')
})

test('the date is that of the zone', () => {
  expect(dateIn(agencyZone, Date.parse('2026-11-23T23:30Z'))).toBe('2026-11-24')
  expect(dateIn(agencyZone, Date.parse('2026-11-23T22:30Z'))).toBe('2026-11-23')
})
