import { expect, test } from 'vitest'
import { readSpainTime } from './read-spain-time.ts'

test.each([
  ['2027-01-15T09:00', '2027-01-15T08:00:00.000Z'],
  ['2027-07-15T09:00', '2027-07-15T07:00:00.000Z'],
  ['2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31T12:00', '2027-10-31T11:00:00.000Z'],
  ['2027-13-01T09:00', undefined],
  ['tomorrow', undefined],
])('%s in Spain', (typed, at) => expect(readSpainTime(typed)).toBe(at))
