/**
 * When the sun is on a terrace, month by month. The orientation and the floor above are taken into
 * account; neighbours, trees, hills and clouds are not.
 */
import type { SunTerrace } from '../kit/model.ts'
import { RESORT, dayOfYear, sunPosition } from './position.ts'
import type { Coordinates, SunPosition } from './position.ts'

/** From and to in hours of local time, 13.5 for half past one. */
export type Hours = readonly [from: number, to: number]

export interface SunMonth {
  /** 1 to 12. */
  month: number
  /** When the sun is on some part of the terrace. */
  terrace: Hours[]
  /** When it reaches the table as well, under the floor above. */
  table: Hours[]
  /** Minutes of sun on the terrace: the stretches together, not rounded. */
  minutes: number
}

/** Minutes between two positions of the sun, and the same in hours. */
const STEP_MINUTES = 5
const STEP = STEP_MINUTES / 60
/** Below this the sun is behind hills and houses, in degrees. */
const LOWEST = 3

/**
 * Hours Spain is ahead of universal time on the 21st of a month: summer time is April to October.
 */
function offset(month: number): 1 | 2 {
  return month >= 4 && month <= 10 ? 2 : 1
}

/** The sun on a terrace on the 21st of each month of a year. */
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

/** Whether the sun is in front of the house, or anywhere above an open roof. */
export function onTerrace(sun: SunPosition, { fronts }: SunTerrace): boolean {
  if (sun.altitude < LOWEST) return false
  return fronts.length === 0 || fronts.some(({ bearing }) => facing(sun, bearing) > 0.05)
}

/** Whether it also comes in under the floor above as far as the table. */
export function onTable(sun: SunPosition, terrace: SunTerrace): boolean {
  const { fronts, cover, height, table } = terrace
  if (!onTerrace(sun, terrace)) return false
  if (fronts.length === 0 || cover === 0) return true
  return fronts.some(({ bearing }) => {
    const front = facing(sun, bearing)
    return front > 0.05 && shadeTo(sun.altitude, front, cover, height) < table
  })
}

/** The cosine between the sun's bearing and the way a front looks. */
function facing(sun: SunPosition, bearing: number): number {
  return Math.cos(((sun.bearing - bearing) * Math.PI) / 180)
}

/**
 * How far from the façade the shade of the floor above ends, in metres; negative: all is in sun.
 */
export function shadeTo(altitude: number, front: number, cover: number, height: number): number {
  return cover - (height * front) / Math.tan((altitude * Math.PI) / 180)
}

/** Neighbouring steps joined into stretches. */
function runs(hours: readonly number[]): Hours[] {
  const found: [number, number][] = []
  for (const hour of hours) {
    const last = found.at(-1)
    if (last && hour - last[1] < STEP * 1.5) last[1] = hour
    else found.push([hour, hour])
  }
  return found
}
