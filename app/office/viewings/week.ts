import { dateAfter, isDate } from '#server/shared/time/dates.ts'
import { day, hour } from '#server/shared/time/durations.ts'
import { agencyZone, dateIn, timeIn, wallClock } from '#server/shared/time/zoned-time.ts'

export const mondayOf = (date: string): string =>
  dateAfter(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7))

/** The date that an address asks for; undefined for any other value. */
export const readDate = (parameter: string | null): string | undefined =>
  parameter?.startsWith('20') && isDate(parameter) ? parameter : undefined

/** The date that an address asks for, or today. */
export const dateAsked = (parameter: string | null, now: number): string =>
  readDate(parameter) ?? dateIn(agencyZone, now)

/** When a day begins in Spain, in milliseconds since 1970. */
export const startOf = (date: string): number =>
  timeIn(agencyZone, date, 0) ?? Date.parse(`${date}T00:00Z`)

/** The hour of a time in Spain as a number: 9.5 is half past nine. */
export const hourOf = (time: number): number => (wallClock(time, agencyZone) % day) / hour
