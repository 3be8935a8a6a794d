import { expect, test } from 'vitest'
import { agencyZone, localTimeIn } from '#server/shared/time/zoned-time.ts'
import { dateAsked, hourOf } from './week.ts'

test.each(['2026-03-28', '2026-03-29', '2026-10-25'])(
  'half past ten is at its hour on %s, whether or not the clocks change',
  (date) => {
    expect(hourOf(localTimeIn(agencyZone, `${date}T10:30`) ?? 0)).toBe(10.5)
  },
)

test('an address that asks for a day that does not exist gets today', () => {
  const now = Date.parse('2026-11-24T10:00Z')
  const asked = ['2026-02-28', '2026-02-30', '2026-13-01', 'tomorrow', '0001-01-01', null]
  const today = '2026-11-24'
  expect(asked.map((day) => dateAsked(day, now))).toEqual(['2026-02-28', ...Array(5).fill(today)])
})
