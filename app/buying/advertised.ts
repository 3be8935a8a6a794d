import { resort } from '#app/content/resort.ts'
import type { Range } from '#server/shared/range.ts'

/** The advertised figures (docs/requirements/pages.md#rentals-and-returns). */
export const advertised = {
  /** Gross, in per cent of the price a year. */
  yield: { min: 5, max: 8 },
  /** Euros a month for a long let. */
  month: { min: 1_800, max: 2_500 },
  /** Euros a night in the peak season. */
  night: { min: 250, max: 400 },
  /** The lowest price in euros. */
  price: 400_000,
  /**
   * The advertised monthly rents are assumed for two-bedroom apartments up to this price in euros,
   * one and a half times the lowest advertised price. With the same rent, a more expensive home
   * would appear to be let at a loss.
   */
  rentUpTo: 600_000,
  /**
   * Travel times by car from the gate: the gate itself, beach, airport, city centre, resort town.
   */
  minutes: [0, ...Object.values(resort.minutes)],
} as const satisfies Record<string, Range | number | readonly number[]>

/**
 * Our estimates for a two-bedroom apartment, where no figure is advertised; the page labels them as
 * estimates. Eighty nights (22% of the year) at the peak rate give the advertised yield of 5–8%.
 */
export const estimates = {
  /** The share of the year for which rent is paid, in per cent. */
  monthOccupancy: 95,
  nightOccupancy: 22,
  /** In per cent of the rent received: letting by the night is more work than by the month. */
  monthManagement: 10,
  nightManagement: 20,
  /** Community fees in euros a month. */
  fees: 240,
  /** Property tax in euros a year. */
  ibi: 1_000,
  /**
   * Notary, land registry and lawyer, in per cent of the price: the result of the cost table for a
   * home at the advertised price, rounded outwards to a tenth.
   */
  other: { min: 1.2, middle: 1.6, max: 2 },
} as const
