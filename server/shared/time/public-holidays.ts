import { day } from './durations.ts'

/**
 * The public holidays of Spain with a fixed date (Real Decreto 2001/1983, article 45), and
 * Andalucía's own, 28 February. Local holidays are not included, nor a Monday to which a year's
 * decree moves a holiday from a Sunday.
 */
const fixed = [
  '01-01',
  '01-06',
  '02-28',
  '05-01',
  '08-15',
  '10-12',
  '11-01',
  '12-06',
  '12-08',
  '12-25',
]

/** Whether a date, such as `2026-12-08`, is a public holiday in Andalucía. */
export const isPublicHoliday = (date: string): boolean =>
  fixed.includes(date.slice(5)) || isBeforeEaster(date)

/** Whether a date is Maundy Thursday or Good Friday. */
function isBeforeEaster(date: string): boolean {
  const days = (easterOf(Number(date.slice(0, 4))) - Date.parse(date)) / day
  return days === 3 || days === 2
}

/**
 * Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8).
 * @returns its midnight in UTC, in milliseconds since 1970.
 */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  // Days after 22 March, on which the earliest Easter falls
  return Date.UTC(year, 2, 22 + epact + weekday - 7 * late)
}
