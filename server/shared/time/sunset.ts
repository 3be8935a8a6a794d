import { day, minute } from './durations.ts'

/** The latitude and longitude of the resort, in degrees. */
const latitude = 36.5
const longitude = -4.7

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * When the sun sets at the resort, accurate to two minutes (NOAA's general equations, with
 * refraction).
 * @param date a day such as `2026-11-24`.
 * @returns milliseconds since 1970.
 */
export function sunsetOn(date: string): number {
  const midnight = Date.parse(`${date}T00:00Z`)
  const start = Date.UTC(new Date(midnight).getUTCFullYear(), 0, 1)
  const year = (2 * Math.PI * ((midnight - start) / day + 0.25)) / 365
  // The minutes by which a sundial is ahead of the clock.
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year))
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year)
  const hourAngle = Math.acos(
    Math.cos(radians(90.833)) / (Math.cos(radians(latitude)) * Math.cos(declination)) -
      Math.tan(radians(latitude)) * Math.tan(declination),
  )
  const minutes = 720 - 4 * (longitude - (hourAngle * 180) / Math.PI) - equation
  return midnight + minutes * minute
}
