import type { Range } from '../shared/range.ts'

/**
 * The rates of property tax (IBI) on homes, in per cent of the cadastral value: the limits within
 * which a municipality sets it (Real Decreto Legislativo 2/2004, article 72.1).
 */
export const ibiRates: Range = { min: 0.4, max: 1.1 }

/**
 * The cadastral value in per cent of the market value when it was set (Orden of 14 October 1998,
 * coefficient RM 0.5). Where prices have risen since, the share is lower, so a tax computed from it
 * is a cautious estimate.
 */
const cadastralShare = 50

/**
 * Property tax in euros a year, rounded outwards to 10.
 * @param price in euros.
 * @param rates in per cent of the cadastral value.
 *
 * @example
 * ibiRange(485_000) // { min: 970, max: 2_670 }
 */
export function ibiRange(price: number, rates: Range = ibiRates): Range {
  const cadastral = (price * cadastralShare) / 100
  return {
    min: Math.floor((cadastral * rates.min) / 1000 + 1e-9) * 10,
    max: Math.ceil((cadastral * rates.max) / 1000 - 1e-9) * 10,
  }
}

/**
 * A cost in proportion to the built area, rounded to whole euros.
 * @param area in m².
 * @param each in euros for each m².
 */
export const byArea = (area: number, each: Range): Range => ({
  min: Math.round(area * each.min),
  max: Math.round(area * each.max),
})

/** The costs of owning; undefined where unknown. */
export interface OwningFigures {
  /** In euros a month. */
  community: Range | undefined
  /** In euros a year. */
  ibi: Range | undefined
  /** In euros a year. */
  insurance: Range | undefined
  /** In euros a month. */
  utilities: Range | undefined
}

/** Each cost in whole euros a month, and the sum of the known costs. */
export function owningByMonth({ community, ibi, insurance, utilities }: OwningFigures) {
  const monthly = {
    community: rounded(community),
    ibi: rounded(ibi, 12),
    insurance: rounded(insurance, 12),
    utilities: rounded(utilities),
  }
  const costs = Object.values(monthly).filter((one) => one !== undefined)
  const sum = (end: keyof Range) => costs.reduce((total, one) => total + one[end], 0)
  return { ...monthly, total: { min: sum('min'), max: sum('max') } }
}

const rounded = (cost: Range | undefined, months = 1): Range | undefined =>
  cost && { min: Math.round(cost.min / months), max: Math.round(cost.max / months) }
