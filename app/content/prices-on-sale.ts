import type { Range } from '#server/shared/range.ts'
import type { CurrentDevelopments } from './developments/current.ts'

/** Prices of the homes on sale, in euros: from the cheapest apartment to the largest villa of North Residences. */
export const pricesOnSale = (developments: CurrentDevelopments): Range => ({
  min: 410_000,
  max: developments['north-residences'].price.max,
})
