import { type Language, perLanguage } from '../../language.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'

// Local times are formatted as if they were UTC: one format for each zone would cost more than all
// other work.
const weekdays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
)

/** The time of day in a zone: `20:30`. */
export const clockIn = (zone: string, time: number): string =>
  new Date(wallClock(time, zone)).toISOString().slice(11, 16)

/** The weekday in a zone, such as `Wed`; undefined if it is the same in Málaga. */
export function otherDayIn(zone: string, time: number, language: Language): string | undefined {
  const day = weekdays(language).format(wallClock(time, zone))
  return day === weekdays(language).format(wallClock(time, agencyZone)) ? undefined : day
}
