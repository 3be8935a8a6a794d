import { hour } from '../../shared/time/durations.ts'
import { periodsOn, type WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'

/**
 * The end of a hold that lasts at most this length and at least half of it. It is the first of
 * these times that is late enough:
 * - the last full hour within the length, if it is in the viewing hours
 * - the last end of viewing hours before that hour, so that a hold does not end in the night
 * - that hour, though it is outside the viewing hours
 * - half of the length
 * @param now milliseconds since 1970, as all times here and below.
 * @param length in milliseconds.
 */
export function holdUntil(hours: WeeklyHours, now: number, length: number): number {
  const earliest = now + length / 2
  const fullHour = Math.floor((now + length) / hour) * hour
  if (fullHour < earliest) return earliest
  if (isInHours(hours, fullHour)) return fullHour
  for (let end = fullHour - hour / 2; end >= earliest; end -= hour / 2)
    if (isEndOfHours(hours, end)) return end
  return fullHour
}

/** Whether a time is in the viewing hours, their first and last minute included. */
function isInHours(hours: WeeklyHours, time: number): boolean {
  const { periods, minute } = dayOf(hours, time)
  return periods.some(({ from, to }) => from <= minute && minute <= to)
}

/** Whether a period of the viewing hours ends at this time. */
function isEndOfHours(hours: WeeklyHours, time: number): boolean {
  const { periods, minute } = dayOf(hours, time)
  return periods.some(({ to }) => minute === to)
}

/** The viewing hours on the day of a time, and its minute of that day, in the agency's zone. */
function dayOf(hours: WeeklyHours, time: number) {
  const wall = new Date(wallClock(time, agencyZone))
  return {
    periods: periodsOn(hours, wall),
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  }
}
