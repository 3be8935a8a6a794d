import { Lru } from '../lru.ts'
import { day, minute } from './durations.ts'

export const agencyZone = 'Europe/Madrid'

/**
 * The time zone that a text names, such as `Europe/London`, in its canonical spelling: what is
 * stored for each zone, and what is shown, must not depend on how a visitor writes it.
 * @returns undefined for any other text.
 */
export function readTimeZone(text: string): string | undefined {
  if (!/^[A-Za-z]/.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The computed offsets from UTC, in milliseconds, by zone and quarter of an hour. */
const offsets = new Lru<number>(20_000)

/**
 * The local time of a zone as if it were UTC, in milliseconds since 1970, accurate to the minute.
 */
export function wallClock(time: number, zone: string): number {
  // No zone changes its clocks within a quarter of an hour.
  const quarter = Math.floor(time / (15 * minute)) * 15 * minute
  const key = `${quarter} ${zone}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    // A calendar asks for thousands of times, and `Intl` takes several µs for each.
    offset = formattedClock(quarter, zone) - quarter
    offsets.set(key, offset)
  }
  return Math.floor(time / minute) * minute + offset
}

/** What the clocks of a zone show, as if it were UTC, in milliseconds since 1970. */
function formattedClock(time: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formats.set(zone, format)
  }
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(
    partOf('year'),
    partOf('month') - 1,
    partOf('day'),
    partOf('hour'),
    partOf('minute'),
  )
}

/**
 * The date in a zone at a time, such as `2026-11-24`.
 * @param time milliseconds since 1970.
 */
export const dateIn = (zone: string, time: number): string =>
  new Date(wallClock(time, zone)).toISOString().slice(0, 10)

/** The year of a time in a zone. */
export const yearIn = (zone: string, time: number): number => Number(dateIn(zone, time).slice(0, 4))

/**
 * The moment at which the clocks of a zone show a time of a day.
 * @param date a day such as `2026-11-24`.
 * @param minutes minutes after midnight.
 * @returns milliseconds since 1970. Where the clocks show the time twice, it is the first moment;
 *   where they skip it because daylight saving time begins, undefined.
 */
export function timeIn(zone: string, date: string, minutes: number): number | undefined {
  const wall = Date.parse(`${date}T00:00Z`) + minutes * minute
  // The offset is that of the day before or that of the day after; both are tried.
  const candidates = [wall - day, wall + day].map((near) => wall - (wallClock(near, zone) - near))
  return candidates.sort((a, b) => a - b).find((time) => wallClock(time, zone) === wall)
}

/** A time in Málaga as a value of the field `datetime-local`, which {@link localTimeIn} reads. */
export const localTime = (time: number): string =>
  new Date(wallClock(time, agencyZone)).toISOString().slice(0, 16)

/**
 * The moment that a value of the field `datetime-local` means in a zone.
 * @param text a time such as `2026-11-24T10:30`.
 * @returns as {@link timeIn}; undefined also for other text, and for a day or an hour that does not
 *   exist.
 */
export function localTimeIn(zone: string, text: string): number | undefined {
  const [, date = '', hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(text) ?? []
  const wall = Date.parse(`${text}Z`)
  // JavaScript reads 30 February as 2 March.
  if (!date || Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text)
    return undefined
  return timeIn(zone, date, Number(hours) * 60 + Number(minutes))
}
