import { expect, test } from 'vitest'
import { agencyZone, dateIn, localTimeIn, readTimeZone, timeIn, yearIn } from './zoned-time.ts'

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

test('a time that the clocks skip is invalid', () => {
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

test('a year begins at midnight of its zone, whatever the zone of the server is', () => {
  expect(yearIn(agencyZone, Date.parse('2026-12-31T22:59Z'))).toBe(2026)
  expect(yearIn(agencyZone, Date.parse('2026-12-31T23:00Z'))).toBe(2027)
})

test.each([
  ['in winter', '2027-01-15T09:00', '2027-01-15T08:00:00.000Z'],
  ['in summer', '2027-07-15T09:00', '2027-07-15T07:00:00.000Z'],
  ['after the clocks went forward', '2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
  ['that the clocks skip', '2027-03-28T02:30', undefined],
  ['that the clocks show twice: the first', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ['after they went back', '2027-10-31T12:00', '2027-10-31T11:00:00.000Z'],
  ['of a month that does not exist', '2027-13-01T09:00', undefined],
  ['of a day that does not exist', '2027-02-30T09:00', undefined],
  ['of an hour that does not exist', '2027-03-01T24:00', undefined],
  ['of a minute that does not exist', '2027-03-01T09:60', undefined],
  ['in the year 0', '0000-01-01T00:00', undefined],
  ['with seconds', '2027-03-01T09:00:00', undefined],
  ['in words', 'tomorrow', undefined],
  ['that is empty', '', undefined],
])('a typed time %s', (_, typed, expected) => {
  const time = localTimeIn(agencyZone, typed)
  expect(time && new Date(time).toISOString()).toBe(expected)
})

test.each([
  ['Europe/London', 'Europe/London'],
  ['eUROPE/lONDON', 'Europe/London'],
  ['europe/madrid', agencyZone],
  ['Europe/Nowhere', undefined],
  ['+05:30', undefined],
  ['', undefined],
])('the zone %s has one spelling: %s', (text, zone) => {
  expect(readTimeZone(text)).toBe(zone)
})
