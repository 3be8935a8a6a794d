import { hourOf } from '#app/office/viewings/week.ts'
import { day } from '#server/shared/time/durations.ts'

/** The earliest time that is proposed: half past ten in Spain. */
const earliest = 10.5

/**
 * One half-hour on each of two days: late in the morning of the first free days, or, if the visitor
 * asked for half-hours, the nearest to them.
 * @param days the free half-hours of each day, in milliseconds since 1970.
 * @param asked the half-hours that the visitor asked for.
 */
export function preferredTimes(
  days: readonly (readonly number[])[],
  asked: readonly number[] = [],
): number[] {
  const far = (start: number) => Math.min(...asked.map((one) => Math.abs(one - start)))
  const nearest = (starts: readonly number[]) =>
    starts.toSorted((one, other) => far(one) - far(other)).slice(0, 1)
  if (asked.length > 0)
    return days
      .flatMap(nearest)
      .toSorted((one, other) => daysOff(far(one)) - daysOff(far(other)) || one - other)
      .slice(0, 2)
      .toSorted((one, other) => one - other)
  return days
    .flatMap((starts) => starts.find((start) => hourOf(start) >= earliest) ?? starts.slice(0, 1))
    .slice(0, 2)
}

/** Within the same day, an hour more or less makes no difference. */
const daysOff = (distance: number) => Math.round(distance / day)
