/**
 * Whether tests run in full (`npm run test:faults`) or in the short form of `npm test`.
 */
export const full = process.env.FAULTS === 'full'

/** A number for the short form, and one for the full form. */
export const scaled = (short: number, whole: number): number => (full ? whole : short)

/**
 * The rows of a table of tests, in the short form only the first: the others repeat the test in
 * another language or on another device. The row that finds most comes first.
 */
export const shortened = <const Row>(rows: readonly Row[], count = 1): readonly Row[] =>
  rows.slice(0, scaled(count, rows.length))

/**
 * The most milliseconds that something may take, in the full form. The short form has no such
 * limit, because it runs beside other tests on machines of any speed.
 */
export const timeLimit = (milliseconds: number): number => scaled(Infinity, milliseconds)

/** How long a long test may take, in milliseconds. */
export const longTest = full ? 900_000 : 120_000
