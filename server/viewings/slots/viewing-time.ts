import type { Language } from '../../language.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'
import { cityOf } from './city-of.ts'
import { clockIn, otherDayIn } from './own-clock.ts'
import { slotLength } from './slots.ts'

const formatOf = (locale: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: agencyZone })

const days = {
  en: formatOf('en-GB', { dateStyle: 'full' }),
  es: formatOf('es-ES', { dateStyle: 'full' }),
}
const shortDays = {
  en: formatOf('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }),
  es: formatOf('es-ES', { weekday: 'short', day: 'numeric', month: 'short' }),
}
const clocks = formatOf('en-GB', { timeStyle: 'short' })

/** A time of day in Málaga: `10:30`. */
export const clockInWords = (time: number): string => clocks.format(time)

/** A time for a subject line: `Tue 24 Nov, 10:30`. */
export const shortTimeInWords = (time: number, language: Language): string =>
  `${shortDays[language].format(time).replaceAll(',', '')}, ${clocks.format(time)}`

/**
 * The time of a visit within a sentence, as {@link timeInWords}; for several half-hours `Tuesday 24
 * November 2026, from 10:00 to 11:30`.
 */
export function visitInWords(start: number, halfHours: number, language: Language): string {
  if (halfHours === 1) return timeInWords(start, language)
  const [from, to] = language === 'es' ? ['de', 'a'] : ['from', 'to']
  const day = days[language].format(start).replace(',', '')
  return `${day}, ${from} ${clocks.format(start)} ${to} ${clocks.format(start + halfHours * slotLength)}`
}

/**
 * A time within a sentence, in the agency's time zone: `Tuesday 24 November 2026 at 10:30` or
 * `martes 24 de noviembre de 2026 a las 10:30`.
 * @param time milliseconds since 1970.
 */
export const timeInWords = (time: number, language: Language): string =>
  `${days[language].format(time).replace(',', '')} ${language === 'es' ? 'a las' : 'at'} ${clocks.format(time)}`

const malagaTime = { en: 'Málaga time', es: 'hora de Málaga' }

/**
 * The note after a time in Málaga: `(Málaga time; 09:30 London)`, or `(Málaga time)` if the
 * visitor's clocks show the same.
 * @param zone the visitor's IANA time zone; undefined if it is not known.
 */
export function zonesInWords(time: number, zone: string | undefined, language: Language): string {
  const own = zone && ownTimeInWords(time, zone, language)
  return `(${malagaTime[language]}${own ? `; ${own}` : ''})`
}

/**
 * A time by the clocks of the visitor: `09:30 London`, or `Wed 20:30 Sydney` if their day differs.
 * @param zone an IANA time zone.
 * @returns undefined if their clocks show the same as Málaga's.
 */
export function ownTimeInWords(time: number, zone: string, language: Language): string | undefined {
  if (wallClock(time, zone) === wallClock(time, agencyZone)) return undefined
  const day = otherDayIn(zone, time, language)
  return `${day ? `${day} ` : ''}${clockIn(zone, time)} ${cityOf(zone, language)}`
}
