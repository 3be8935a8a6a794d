import type { Language } from '../../language.ts'
import { cityOf } from '../../shared/time/city-of.ts'
import { clockTime, fullDate, fullDateAndTime } from '../../shared/time/formats.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'
import { clockIn, otherDayIn } from './own-clock.ts'
import { slotLength } from './slots.ts'

/**
 * The time of a visit within a sentence: `Tuesday 24 November 2026 at 10:30`; for several
 * half-hours `Tuesday 24 November 2026, from 10:00 to 11:30`.
 */
export function visitInWords(start: number, halfHours: number, language: Language): string {
  if (halfHours === 1) return fullDateAndTime(start, language)
  const [from, to] = language === 'es' ? ['de', 'a'] : ['from', 'to']
  const [first, last] = [start, start + halfHours * slotLength].map((time) =>
    clockTime(time, language),
  )
  return `${fullDate(start, language)}, ${from} ${first} ${to} ${last}`
}

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
  return timeAndCity(time, zone, language)
}

/**
 * A time by the clocks of a zone: `09:30 London`, or `Wed 20:30 Sydney` if its day is not Málaga's.
 */
export function timeAndCity(time: number, zone: string, language: Language): string {
  const day = otherDayIn(zone, time, language)
  return `${day ? `${day} ` : ''}${clockIn(zone, time)} ${cityOf(zone, language)}`
}
