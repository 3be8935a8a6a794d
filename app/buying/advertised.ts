import { resort } from '#app/content/resort.ts'
import type { Range } from '#server/shared/range.ts'

/** The advertised figures (docs/requirements/pages.md#rentals-and-returns). */
export const advertised = {
  /** Per cent of the price a year, gross. */
  yield: { min: 5, max: 8 },
  /** Euros a month, long-term. */
  month: { min: 1_800, max: 2_500 },
  /** Euros a night, peak season. */
  night: { min: 250, max: 400 },
  /** Euros, "from". */
  price: 400_000,
  /**
   * The advertised monthly rents are assumed for two-bedroom apartments up to this price in euros,
   * one and a half times the advertised one. A dearer home would seem to let at a loss.
   */
  rentUpTo: 600_000,
  /** Distances by car from the gate: the gate itself, beach, airport, city centre, resort town. */
  minutes: [0, ...Object.values(resort.minutes)],
} as const satisfies Record<string, Range | number | readonly number[]>

/**
 * Our estimates for a two-bedroom apartment where nothing is advertised; the page calls them
 * estimates. Eighty nights (22%) at the peak rate give 5–8%.
 */
export const estimates = {
  /** Per cent of the year that is paid for. */
  monthOccupancy: 95,
  nightOccupancy: 22,
  /** Per cent of the rent received: letting by the night is more work than by the month. */
  monthManagement: 10,
  nightManagement: 20,
  /** Community fees, euros a month. */
  fees: 240,
  /** Property tax, euros a year. */
  ibi: 1_000,
  /**
   * Notary, land registry and lawyer, per cent of the price: what the table of a home at the
   * advertised price gives, rounded outwards to a tenth.
   */
  other: { min: 1.2, middle: 1.6, max: 2 },
} as const
