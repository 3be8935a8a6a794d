import type { Range } from '../shared/range.ts'
import { type PurchaseKind, purchaseCosts } from './purchase-costs.ts'

/** How a home is let: by the month to one tenant, or by the night in the season. */
export type RentModel = 'month' | 'night'
export const rentModels = ['month', 'night'] as const satisfies readonly RentModel[]

/** The input of a net yield. Rates are in per cent, amounts in euros. */
export interface YieldFigures {
  model: RentModel
  bought: PurchaseKind
  price: number
  /** The rent of a month or a night, according to the model. */
  rent: Range
  /** The part of the year in which the home is let. */
  occupancy: number
  /** Community fees a month. */
  fees: number
  /** Property tax a year. */
  ibi: number
  /** Home insurance a year. */
  insurance?: number
  /** The management fee, in per cent of the rent received. */
  management: number
  /** Notary, land registry and lawyer, in per cent of the price. */
  other: number
}

/**
 * The steps from gross rent to net yield. `empty` exists only by the month, where the first step
 * assumes a full year.
 */
export type StepName = 'rent' | 'empty' | 'fixed' | 'management' | 'purchase'

interface NetYield {
  /** The rent of the first step, in euros a year. */
  rent: Range
  /** The part that the owner keeps, in euros a year, before income tax. */
  kept: Range
  /**
   * The yield after each cost, in per cent of the price; in the last step, of the total cost of
   * purchase.
   */
  steps: ({ name: StepName } & Range)[]
  /** The range of the last step. */
  net: Range
}

const daysAYear = 365

/**
 * The net yield of a let home, step by step: gross rent, vacancy, fixed costs, management, and the
 * total cost of purchase instead of the price. Repairs, interest, income tax and changes
 * of the price are not included (docs/requirements/homes.md#calculators).
 *
 * @example
 * netYield(figures).net // { min: 3.2, max: 4.8 }, in per cent a year
 */
export function netYield({
  model,
  bought,
  price,
  rent,
  occupancy,
  fees,
  ibi,
  insurance = 0,
  management,
  other,
}: YieldFigures): NetYield {
  const each = (of: (rent: number) => number): Range => ({ min: of(rent.min), max: of(rent.max) })
  const paid = occupancy / 100
  const received = (one: number) => (model === 'month' ? one * 12 * paid : one * daysAYear * paid)
  const whole = (one: number) => (model === 'month' ? one * 12 : received(one))
  const afterFixed = (one: number) => received(one) - fees * 12 - ibi - insurance
  const kept = (one: number) => afterFixed(one) - (received(one) * management) / 100
  const { total } = purchaseCosts(price, bought, other)
  const percent = (of: (rent: number) => number, base: number) =>
    each((one) => (of(one) / base) * 100)
  const net = percent(kept, total)
  return {
    rent: each(whole),
    kept: each(kept),
    steps: [
      { name: 'rent', ...percent(whole, price) },
      ...(model === 'month' ? [{ name: 'empty' as const, ...percent(received, price) }] : []),
      { name: 'fixed', ...percent(afterFixed, price) },
      { name: 'management', ...percent(kept, price) },
      { name: 'purchase', ...net },
    ],
    net,
  }
}

/** The number of nights a year for an occupancy in per cent. */
export const nightsOf = (occupancy: number): number => Math.round((daysAYear * occupancy) / 100)
