import { hour } from '../../shared/time/durations.ts'
import { periodsOn, type WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'
import { answeredBy, type ViewingRules } from './slots.ts'

/**
 * When a hold ends: at the latest when its viewing has to be confirmed. All times here and below
 * are milliseconds since 1970.
 * @param latest the end if the viewing is far enough ahead.
 */
export const holdEnd = (
  start: number,
  latest: number,
  rules: Pick<ViewingRules, 'hours' | 'closed'>,
): number => Math.min(latest, answeredBy(start, rules))

/**
 * The end of a hold of about this length: a full hour during viewing hours, or the time at which
 * they last ended, so that nobody has to remember an odd minute of the night. The hold lasts at
 * least half of the length, whatever the hours are.
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
 * Whether a time is within the viewing hours or at their end.
 * @param open whether the time must be before their end.
 */
function isWithin(hours: WeeklyHours, time: number, open: boolean): boolean {
  const wall = new Date(wallClock(time, agencyZone))
  const atMinute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  return periodsOn(hours, wall).some(({ from, to }) =>
    open ? from <= atMinute && atMinute <= to : atMinute === to,
  )
}
