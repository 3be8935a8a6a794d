import { day } from './durations.ts'

/** Whether a text is a day that exists, as a date field sends it: `2027-06-01`. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  // JavaScript reads 30 February as 2 March.
  new Date(text).toISOString().startsWith(text)

/** The date a number of days after another one, or before it: `2026-11-24`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
