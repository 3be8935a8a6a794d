import { type Language, perLanguage } from '#server/language.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'

const zone = { timeZone: agencyZone } as const
/** The format of the hour is that of `dateAndTime`: Spanish writes 2:39, English 02:39. */
const hourIn = (locale: string) => (locale.startsWith('es') ? 'numeric' : '2-digit')
const days = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...zone }),
)
const daysAndTimes = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: hourIn(locale),
      minute: '2-digit',
      ...zone,
    }),
)
const datesAndTimes = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: hourIn(locale),
      minute: '2-digit',
      ...zone,
    }),
)
const times = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: hourIn(locale), minute: '2-digit', ...zone }),
)
const longDays = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', ...zone }),
)

/** `9 Feb` or `9 feb`. All times are in Spain's zone, given in milliseconds since 1970. */
export const formatDay = (at: number, language: Language): string => days(language).format(at)
/** `9 Feb, 15:38`. */
export const formatDayAndTime = (at: number, language: Language): string =>
  daysAndTimes(language).format(at)
/** `9 Feb 2026, 15:38`. */
export const formatDateAndTime = (at: number, language: Language): string =>
  datesAndTimes(language).format(at)
/** `15:38`. */
export const formatTime = (at: number, language: Language): string => times(language).format(at)
/** `Monday 9 February`. */
export const formatLongDay = (at: number, language: Language): string =>
  longDays(language).format(at)

const wall = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  ...zone,
})

/** A time in the format of a field `datetime-local`: `2026-02-12T09:00`; `localTimeIn` reads it. */
export const localTime = (at: number): string => wall.format(at).replace(' ', 'T')
