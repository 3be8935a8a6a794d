import { type Language, perLanguage } from '../../language.ts'
import { agencyZone } from './zoned-time.ts'

/**
 * Writes a time as the clocks and calendars in Málaga show it.
 * @param time milliseconds since 1970, or ISO 8601; a day such as `2026-11-24`, or a month, is
 *   written as that day.
 */
type Format = (time: number | string, language: Language) => string

/**
 * A format without commas: `Intl` puts one after the weekday, and our texts have one only before
 * the time of day.
 *
 * @__NO_SIDE_EFFECTS__
 */
function inMalaga(options: Intl.DateTimeFormatOptions): Format {
  const formats = perLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: agencyZone }),
  )
  return (time, language) => formats(language).format(new Date(time)).replaceAll(',', '')
}

const [day, month, year] = ['numeric', 'long', 'numeric'] as const
const clock = { hour: '2-digit', minute: '2-digit' } as const
const ofYear = inMalaga({ day, month: 'short', year })

/** `10:30`. */
export const clockTime = inMalaga(clock)

/** `10:30:07`. */
export const clockWithSeconds = inMalaga({ ...clock, second: '2-digit' })

/** `Tue` or `mar`. */
export const weekday = inMalaga({ weekday: 'short' })

/** `Tuesday` or `martes`. */
export const longWeekday = inMalaga({ weekday: 'long' })

/** `Nov` or `nov`. */
export const shortMonth = inMalaga({ month: 'short' })

/** `November 2026` or `noviembre de 2026`. */
export const monthOf = inMalaga({ month, year })

/** `24 Nov` or `24 nov`. */
export const shortDate = inMalaga({ day, month: 'short' })

/** `24 Nov, 10:30`. */
export const shortDateAndTime: Format = (time, language) =>
  `${shortDate(time, language)}, ${clockTime(time, language)}`

/** `24 Nov 2026, 10:30`. */
export const mediumDateAndTime: Format = (time, language) =>
  `${ofYear(time, language)}, ${clockTime(time, language)}`

/** `Tue 24 Nov` or `mar 24 nov`. */
export const shortDay = inMalaga({ weekday: 'short', day, month: 'short' })

/** `Tue 24 Nov, 10:30`. */
export const shortDayAndTime: Format = (time, language) =>
  `${shortDay(time, language)}, ${clockTime(time, language)}`

/** `24 November` or `24 de noviembre`. */
export const dayAndMonth = inMalaga({ day, month })

/** `Tuesday 24 November` or `martes 24 de noviembre`. */
export const longDay = inMalaga({ weekday: 'long', day, month })

/** `Tuesday 24 November, 10:30` or `martes 24 de noviembre, a las 10:30`. */
export const longDayAndTime: Format = (time, language) =>
  `${longDay(time, language)}, ${language === 'es' ? 'a las ' : ''}${clockTime(time, language)}`

/** `24 November 2026` or `24 de noviembre de 2026`. */
export const date = inMalaga({ day, month, year })

/** `24 November 2026 at 10:30` or `24 de noviembre de 2026 a las 10:30`. */
export const dateAndTime: Format = (time, language) =>
  `${date(time, language)} ${atClock(time, language)}`

/** `Tuesday 24 November 2026` or `martes 24 de noviembre de 2026`. */
export const fullDate = inMalaga({ weekday: 'long', day, month, year })

/** `Tuesday 24 November 2026 at 10:30` or `martes 24 de noviembre de 2026 a las 10:30`. */
export const fullDateAndTime: Format = (time, language) =>
  `${fullDate(time, language)} ${atClock(time, language)}`

const atClock: Format = (time, language) =>
  `${language === 'es' ? 'a las' : 'at'} ${clockTime(time, language)}`
