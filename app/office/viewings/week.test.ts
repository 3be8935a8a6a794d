import { expect, test } from 'vitest'
import { agencyZone, localTimeIn } from '#server/shared/time/zoned-time.ts'
import { hourOf } from './week.ts'

test.each(['2026-03-28', '2026-03-29', '2026-10-25'])(
  'half past ten is at its hour on %s, whether or not the clocks change',
  (date) => {
    expect(hourOf(localTimeIn(agencyZone, `${date}T10:30`) ?? 0)).toBe(10.5)
  },
)
