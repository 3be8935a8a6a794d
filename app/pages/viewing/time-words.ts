import { type Language, perLanguage } from '#server/language.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'
import { slotLength } from '#server/viewings/slots/slots.ts'

const inMalaga = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: agencyZone, ...options }))

const clockTimes = inMalaga({ hour: '2-digit', minute: '2-digit' })
const shortDays = inMalaga({ weekday: 'short', day: 'numeric', month: 'short' })
const daysAndMonths = inMalaga({ day: 'numeric', month: 'short' })
const longDays = inMalaga({ weekday: 'long', day: 'numeric', month: 'long' })

/**
 * A time of day in Málaga: `10:30`.
 * @param time milliseconds since 1970, here and below.
 */
export const clockTime = (time: number, language: Language): string =>
  clockTimes(language).format(time)

/** A short date: `Tue 24 Nov` or `mar 24 nov`. */
export const shortDay = (time: number, language: Language): string =>
  shortDays(language).format(time).replaceAll(',', '')

/** A day and a month: `24 Nov`. */
export const dayAndMonth = (time: number, language: Language): string =>
  daysAndMonths(language).format(time)

/** A date with the full weekday: `Tuesday 24 November` or `Martes, 24 de noviembre`. */
export function longDay(time: number, language: Language): string {
  const text = longDays(language).format(time)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A date with its time: `Tuesday 24 November, 10:30`. */
export const dayAndTime = (time: number, language: Language): string =>
  `${longDay(time, language)}, ${clockTime(time, language)}`

/** Which home of a visit is seen when, one to a line: `10:30 Garden apartment`. */
export const routeLines = (titles: readonly string[], start: number, language: Language): string =>
  titles
    .map((title, index) => `${clockTime(start + index * slotLength, language)} ${title}`)
    .join('\n')
