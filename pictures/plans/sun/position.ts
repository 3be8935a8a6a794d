/**
 * The position of the sun by NOAA's general solar position formulae, accurate to a few minutes of
 * arc.
 */

/** The resort, on the slope above Fuengirola and Benalmádena. */
export const RESORT = { latitude: 36.58, longitude: -4.6 } as const

export interface Coordinates {
  /** Degrees, north positive. */
  latitude: number
  /** Degrees, east positive. */
  longitude: number
}

export interface SunPosition {
  /** Degrees above the horizon. */
  altitude: number
  /** Degrees clockwise from north. */
  bearing: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** The day of the year, 1 for 1 January. Months count from 1. */
export function dayOfYear(year: number, month: number, day: number): number {
  return (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000 + 1
}

/** The angle between the sun and the equator on a day, in degrees, at an hour of universal time. */
export function declination(day: number, utc: number): number {
  const g = yearAngle(day, utc)
  return degrees(
    0.006918 -
      0.399912 * Math.cos(g) +
      0.070257 * Math.sin(g) -
      0.006758 * Math.cos(2 * g) +
      0.000907 * Math.sin(2 * g) -
      0.002697 * Math.cos(3 * g) +
      0.00148 * Math.sin(3 * g),
  )
}

/** The minutes by which a sundial is ahead of the clock. */
export function equationOfTime(day: number, utc: number): number {
  const g = yearAngle(day, utc)
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g))
  )
}

function yearAngle(day: number, utc: number): number {
  return ((2 * Math.PI) / 365) * (day - 1 + (utc - 12) / 24)
}

/** The position of the sun on a day of the year at an hour of universal time. */
export function sunPosition(day: number, utc: number, place: Coordinates = RESORT): SunPosition {
  const dec = radians(declination(day, utc))
  const lat = radians(place.latitude)
  const minutes = utc * 60 + equationOfTime(day, utc) + 4 * place.longitude
  const hour = radians(minutes / 4 - 180)
  const altitude = Math.asin(
    Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(hour),
  )
  const fromSouth = Math.atan2(
    Math.sin(hour),
    Math.cos(hour) * Math.sin(lat) - Math.tan(dec) * Math.cos(lat),
  )
  return { altitude: degrees(altitude), bearing: (degrees(fromSouth) + 540) % 360 }
}
