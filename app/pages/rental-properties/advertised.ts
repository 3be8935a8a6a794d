import type { Range } from '#server/range.ts'

/** The figures that the specification advertises (§2, "Rental properties / ROI"). */
export const advertised = {
  /** Per cent of the price a year, gross. */
  yield: { min: 5, max: 8 },
  /** Euros a month, long-term. */
  month: { min: 1_800, max: 2_500 },
  /** Euros a night, peak season. */
  night: { min: 250, max: 400 },
  /** Euros, "from". */
  price: 400_000,
  /** By car from the gate: the gate itself, beach, airport, city centre, resort town. */
  minutes: [0, 5, 15, 20, 25],
} as const satisfies Record<string, Range | number | readonly number[]>

/**
 * What we assume where nothing is advertised, for a two-bedroom apartment. Ours, labelled so, and
 * replaceable in the calculators. Eighty nights (22%) at the peak rate are what 5–8% amounts to.
 */
export const estimates = {
  /** Per cent of the year that is paid for. */
  monthOccupancy: 95,
  nightOccupancy: 22,
  /** Per cent of the rent received: a night costs more hands than a month. */
  monthManagement: 10,
  nightManagement: 20,
  /** Community fees, euros a month. */
  fees: 240,
  /** Property tax, euros a year. */
  ibi: 1_000,
  /** Notary, land registry and solicitor, per cent of the price. */
  other: { min: 1.5, middle: 2, max: 2.5 },
} as const

/** Where the water stands on the drawn tide gauge, in per cent: among the yields that are kept. */
export const gaugeWater = 3.8
