import type { CurrentDevelopments } from './developments/current.ts'
import type { Development, Price } from './developments/development.ts'

/**
 * The lowest price in the page's structured data, in euros
 * (docs/requirements/pages.md#new-releases).
 */
export const minimumPrice = 500_000

/** The price at which a release is advertised. */
export const releasePrice = ({ indicativePrice, price }: Development): Price =>
  indicativePrice === undefined ? price : { min: indicativePrice }

/** The new releases (docs/requirements/pages.md#new-releases). */
export function releasesOf(developments: CurrentDevelopments) {
  const featured: Development = developments.carat
  const others: readonly Development[] = [
    developments['palm-10'],
    developments['lomas-2'],
    developments['16-plus-collection'],
    developments['north-residences'],
  ]
  const byPrice = [featured, ...others].toSorted(
    (a, b) => releasePrice(a).min - releasePrice(b).min,
  )
  return {
    /** The release at the top of the page. */
    featured,
    /** The cards below it, in their order. */
    others,
    /** All five releases, cheapest first, for a common scale of prices. */
    byPrice,
    /** The lowest of the five prices, in euros. */
    lowestPrice: Math.min(...byPrice.map((one) => releasePrice(one).min)),
  }
}

/** The end of the price scale, in euros. */
export const scaleEnd = 4_000_000
