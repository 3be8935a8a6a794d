import type { Language } from '../../language.ts'
import { weekday } from '../../shared/time/formats.ts'
import { agencyZone, dateIn, wallClock } from '../../shared/time/zoned-time.ts'

/** The time of day in a zone: `20:30`. */
export const clockIn = (zone: string, time: number): string =>
  new Date(wallClock(time, zone)).toISOString().slice(11, 16)

/** The weekday in a zone, such as `Wed`; undefined if it is the same in Málaga. */
export function otherDayIn(zone: string, time: number, language: Language): string | undefined {
  const date = dateIn(zone, time)
  return date === dateIn(agencyZone, time) ? undefined : weekday(date, language)
}
