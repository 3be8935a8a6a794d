import { hour } from '../shared/durations.ts'

/**
 * How long before a half-hour begins it is held at the latest, in milliseconds: nobody sets out for
 * an unconfirmed one.
 */
const confirmedBefore = hour

/**
 * When a hold ends, always before the first of its half-hours begins. Milliseconds since 1970, here
 * and below.
 * @param latest the end where the half-hours are far enough ahead.
 */
export const holdEnd = (held: readonly number[], latest: number): number =>
  Math.min(latest, ...held.map((start) => start - confirmedBefore))
