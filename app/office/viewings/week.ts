import { type Language, perLanguage } from '#server/language.ts'
import { day, hour } from '#server/shared/time/durations.ts'
import { sunsetOn } from '#server/shared/time/sunset.ts'
import { agencyZone, dateIn, timeIn, wallClock } from '#server/shared/time/zoned-time.ts'

/** The date a number of days after another one: `2026-11-24`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10)

export const mondayOf = (date: string): string =>
  dateAfter(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7))

/** The date that an address asks for; undefined for any other value. */
export function readDate(parameter: string | null): string | undefined {
  const isDate =
    /^20\d\d-\d\d-\d\d$/.test(parameter ?? '') && !Number.isNaN(Date.parse(`${parameter}T00:00Z`))
  return parameter && isDate ? parameter : undefined
}

/** The date that an address asks for, or today. */
export const dateAsked = (parameter: string | null, now: number): string =>
  readDate(parameter) ?? dateIn(agencyZone, now)

/** When a day begins in Spain, in milliseconds since 1970. */
export const startOf = (date: string): number =>
  timeIn(agencyZone, date, 0) ?? Date.parse(`${date}T00:00Z`)

/** The hour of a time in Spain as a number: 9.5 is half past nine. */
export const hourOf = (time: number): number => (wallClock(time, agencyZone) % day) / hour

/** The time of sunset. */
export const sunset = sunsetOn

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
const weekdays = inUtc({ weekday: 'short' })
const longDays = inUtc({ weekday: 'long', day: 'numeric', month: 'long' })
const daysAndMonths = inUtc({ day: 'numeric', month: 'long' })

const at = (date: string) => Date.parse(`${date}T00:00Z`)

/** `Mon` or `lun`. */
export const formatWeekday = (date: string, language: Language): string =>
  weekdays(language).format(at(date))
/** `Monday 9 February`, or `lunes, 9 de febrero`. */
export const formatDate = (date: string, language: Language): string =>
  longDays(language).format(at(date))
/** `9 February`. */
export const formatDayAndMonth = (date: string, language: Language): string =>
  daysAndMonths(language).format(at(date))
