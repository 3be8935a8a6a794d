import type { Range } from '../range.ts'
import { type Bought, purchaseCosts } from './purchase-costs.ts'

/** Let by the month to one tenant, or by the night in the season. */
export type RentModel = 'month' | 'night'
export const rentModels = ['month', 'night'] as const satisfies readonly RentModel[]

/** What a net yield is worked out from. Rates are in per cent, amounts in euros. */
export interface YieldFigures {
  model: RentModel
  bought: Bought
  price: number
  /** A month or a night, by the model. */
  rent: Range
  /** Part of the year that is paid for. */
  occupancy: number
  /** Community fees a month. */
  fees: number
  /** Property tax a year. */
  ibi: number
  /** Of the rent received. */
  management: number
  /** Notary, land registry and solicitor, of the price. */
  other: number
}

/** From the rent to what is left of it; `empty` only by the month, where the rent is first taken as whole. */
export type StepName = 'rent' | 'empty' | 'fixed' | 'management' | 'purchase'

export interface NetYield {
  /** The rent of the first step, in euros a year. */
  rent: Range
  /** What is kept of it, in euros a year, before income tax. */
  kept: Range
  /** After each cost, in per cent: of the price, and in the last step of the whole cost of buying. */
  steps: ({ name: StepName } & Range)[]
  /** The last step. */
  net: Range
}

const daysAYear = 365

/**
 * What a let home leaves its owner, step by step: gross rent, empty weeks, fixed costs, management,
 * and the whole cost of buying instead of the price. Repairs, insurance, interest, income tax and
 * any change of the price are not counted.
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
  management,
  other,
}: YieldFigures): NetYield {
  const each = (of: (rent: number) => number): Range => ({ min: of(rent.min), max: of(rent.max) })
  const paid = occupancy / 100
  const received = (one: number) => (model === 'month' ? one * 12 * paid : one * daysAYear * paid)
  const whole = (one: number) => (model === 'month' ? one * 12 : received(one))
  const afterFixed = (one: number) => received(one) - fees * 12 - ibi
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

/** Nights that an occupancy in per cent makes. */
export const nightsOf = (occupancy: number): number => Math.round((daysAYear * occupancy) / 100)
