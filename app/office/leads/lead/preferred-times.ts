import { hourOf } from '#app/office/viewings/week.ts'

/** From when on a morning is proposed: half past ten in Spain. */
const earliest = 10.5

/**
 * One half-hour on each of the first two days that have one, late in the morning where it can be.
 * @param days the free half-hours of each day, in milliseconds since 1970.
 */
export const preferredTimes = (days: readonly (readonly number[])[]): number[] =>
  days
    .flatMap((starts) => starts.find((start) => hourOf(start) >= earliest) ?? starts.slice(0, 1))
    .slice(0, 2)
