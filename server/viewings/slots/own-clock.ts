import { type Language, perLanguage } from '../../language.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'

// Of local times as if they were UTC: a format for each zone would cost more than all of the rest.
const weekdays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
)

/** What the clocks of a zone show: `20:30`. */
export const clockIn = (zone: string, time: number): string =>
  new Date(wallClock(time, zone)).toISOString().slice(11, 16)

/** The weekday in a zone, such as `Wed`; undefined where it is the same in Málaga. */
export function otherDayIn(zone: string, time: number, language: Language): string | undefined {
  const day = weekdays(language).format(wallClock(time, zone))
  return day === weekdays(language).format(wallClock(time, agencyZone)) ? undefined : day
}
