/**
 * Computes when the sun is on a terrace, by month. It takes the orientation and the floor above
 * into account, but not neighbours, trees, hills and clouds.
 */
import type { SunTerrace } from '../kit/model.ts'
import { RESORT, dayOfYear, sunPosition } from './position.ts'
import type { Coordinates, SunPosition } from './position.ts'

/** A period in hours of local time; 13.5 is half past one. */
export type Hours = readonly [from: number, to: number]

export interface SunMonth {
  /** The month, from 1 to 12. */
  month: number
  /** When the sun is on some part of the terrace. */
  terrace: Hours[]
  /** When the sun also reaches the table, under the floor above. */
  table: Hours[]
  /** The minutes of sun on the terrace, in all periods together, not rounded. */
  minutes: number
}

/** The minutes between two computed positions of the sun, and the same in hours. */
const STEP_MINUTES = 5
const STEP = STEP_MINUTES / 60
/** Below this altitude in degrees the sun is behind hills and houses. */
const LOWEST = 3

/**
 * The hours by which Spain is ahead of universal time on the 21st of a month: summer time is April
 * to October.
 */
function offset(month: number): 1 | 2 {
  return month >= 4 && month <= 10 ? 2 : 1
}

/** The hours of sun on a terrace on the 21st of each month of a year. */
export function sunByMonth(
  terrace: SunTerrace,
  year: number,
  place: Coordinates = RESORT,
): SunMonth[] {
  return Array.from({ length: 12 }, (_, i) => sunInMonth(terrace, year, i + 1, place))
}

export function sunInMonth(
  terrace: SunTerrace,
  year: number,
  month: number,
  place: Coordinates = RESORT,
): SunMonth {
  const day = dayOfYear(year, month, 21)
  const open: number[] = []
  const table: number[] = []
  for (let step = 0; step < 24 / STEP; step++) {
    const local = step * STEP
    const sun = sunPosition(day, local - offset(month), place)
    if (!onTerrace(sun, terrace)) continue
    open.push(local)
    if (onTable(sun, terrace)) table.push(local)
  }
  const stretches = runs(open)
  return {
    month,
    terrace: stretches,
    table: runs(table),
    minutes: (open.length - stretches.length) * STEP_MINUTES,
  }
}

/** Whether the sun is in front of the house, or above the horizon for an open roof. */
export function onTerrace(sun: SunPosition, { fronts }: SunTerrace): boolean {
  if (sun.altitude < LOWEST) return false
  return fronts.length === 0 || fronts.some(({ bearing }) => facing(sun, bearing) > 0.05)
}

/** Whether the sun also reaches the table under the floor above. */
export function onTable(sun: SunPosition, terrace: SunTerrace): boolean {
  const { fronts, cover, height, table } = terrace
  if (!onTerrace(sun, terrace)) return false
  if (fronts.length === 0 || cover === 0) return true
  return fronts.some(({ bearing }) => {
    const front = facing(sun, bearing)
    return front > 0.05 && shadeTo(sun.altitude, front, cover, height) < table
  })
}

/** The cosine of the angle between the sun's bearing and the direction that a front faces. */
function facing(sun: SunPosition, bearing: number): number {
  return Math.cos(((sun.bearing - bearing) * Math.PI) / 180)
}

/**
 * The distance from the façade at which the shade of the floor above ends, in metres; if negative,
 * all is in the sun.
 */
export function shadeTo(altitude: number, front: number, cover: number, height: number): number {
  return cover - (height * front) / Math.tan((altitude * Math.PI) / 180)
}

/** Joins neighbouring steps into periods. */
function runs(hours: readonly number[]): Hours[] {
  const found: [number, number][] = []
  for (const hour of hours) {
    const last = found.at(-1)
    if (last && hour - last[1] < STEP * 1.5) last[1] = hour
    else found.push([hour, hour])
  }
  return found
}
