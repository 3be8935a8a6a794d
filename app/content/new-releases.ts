import type { Development, Price } from './developments/development.ts'
import { developments } from './developments/developments.ts'

/** The lowest price in the page's structured data, in euros (docs/requirements.md#new-releases). */
export const minimumPrice = 500_000

/** The release at the top of the page. */
export const featuredRelease: Development = developments.carat

/** The new-release cards, in their order (docs/requirements.md#new-releases). */
export const newReleases: readonly Development[] = [
  developments['palm-10'],
  developments['lomas-2'],
  developments['16-plus-collection'],
  developments['north-residences'],
]

/** The price that a release is advertised at. */
export const releasePrice = ({ indicativePrice, price }: Development): Price =>
  indicativePrice === undefined ? price : { min: indicativePrice }

/** All five, the cheapest first, on one scale of prices. */
export const releasesByPrice: readonly Development[] = [featuredRelease, ...newReleases].sort(
  (a, b) => releasePrice(a).min - releasePrice(b).min,
)

/** The lowest of their prices, in euros. */
export const lowestPrice = Math.min(...releasesByPrice.map((one) => releasePrice(one).min))

/** The end of that scale, in euros. */
export const scaleEnd = 4_000_000
