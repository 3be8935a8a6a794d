import { hour } from '../../shared/time/durations.ts'
import { periodsOn, type WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'
import { answeredBy, type ViewingRules } from './slots.ts'

/**
 * When a hold ends, at the latest when the first of its half-hours has to be confirmed.
 * Milliseconds since 1970, here and below.
 * @param latest the end where the half-hours are far enough ahead.
 */
export const holdEnd = (
  held: readonly number[],
  latest: number,
  rules: Pick<ViewingRules, 'hours' | 'closed'>,
): number => Math.min(latest, ...held.map((start) => answeredBy(start, rules)))

/**
 * The end of a hold that lasts about so long: a full hour while viewings take place, or the time at
 * which they last ended, so that nobody has to remember an odd minute of the night. It is at least
 * half as long, whatever the hours are.
 * @param length in milliseconds.
 */
export function holdUntil(hours: WeeklyHours, now: number, length: number): number {
  const latest = now + length
  const fullHour = Math.floor(latest / hour) * hour
  for (let end = fullHour; end >= now + length / 2; end -= hour / 2)
    if (isWithin(hours, end, end === fullHour)) return end
  return Math.max(fullHour, now + length / 2)
}

/**
 * Whether viewings take place, or have just ended.
 * @param open whether they may still go on.
 */
function isWithin(hours: WeeklyHours, time: number, open: boolean): boolean {
  const wall = new Date(wallClock(time, agencyZone))
  const atMinute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  return periodsOn(hours, wall).some(({ from, to }) =>
    open ? from <= atMinute && atMinute <= to : atMinute === to,
  )
}
