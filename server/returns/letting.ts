import type { Range } from '../shared/range.ts'
import type { AllIn } from './all-in.ts'
import { afterLettingTax, type Residence } from './letting-tax.ts'
import { netYield, type StepName } from './net-yield.ts'
import { type PurchaseKind, purchaseCosts } from './purchase-costs.ts'

/**
 * The input for the yield of a home that is let by the month. Rates are in per cent, amounts in
 * euros.
 */
export interface LettingFigures {
  price: number
  bought: PurchaseKind
  /** The total cost of the home, including taxes and fees. */
  cost: Pick<AllIn, 'total'>
  /** The rent a month. */
  rent: Range
  /** The part of the year in which the home is let. */
  occupancy: number
  /** In per cent of the rent received. */
  management: number
  /** Community fees a month. */
  community: Range
  /** Property tax a year. */
  ibi: Range
  /** Home insurance a year. */
  insurance: Range
  residence: Residence
}

export interface Letting {
  /** The rent received, in euros a year. */
  received: Range
  /** The rent that remains after the costs of letting, in euros a year, before income tax. */
  kept: Range
  /** The rent that remains after non-residents' income tax as well. */
  left: Range
  /** The yield after each cost, in per cent. */
  steps: ({ name: StepName | 'tax' } & Range)[]
}

/**
 * The yield of a home that is let by the month, computed at both ends of every range, less
 * non-residents' income tax (docs/requirements/homes.md#property-detail). The lower end combines
 * the lower rent with the higher costs.
 */
export function lettingYield(figures: LettingFigures): Letting {
  const { price, bought, cost, rent, occupancy, management, residence } = figures
  const at = (end: keyof Range) => {
    const dear = end === 'min' ? 'max' : 'min'
    const fees = cost.total[dear] - purchaseCosts(price, bought, 0).total
    return netYield({
      model: 'month',
      bought,
      price,
      rent: { min: rent[end], max: rent[end] },
      occupancy,
      fees: figures.community[dear],
      ibi: figures.ibi[dear],
      insurance: figures.insurance[dear],
      management,
      other: (fees / price) * 100,
    })
  }
  const [low, high] = [at('min'), at('max')]
  const received = { min: (low.rent.min * occupancy) / 100, max: (high.rent.max * occupancy) / 100 }
  const kept = { min: low.kept.min, max: high.kept.max }
  const left = afterLettingTax(received, kept, residence)
  const steps = low.steps.map(({ name, min }, index) => ({
    name,
    min,
    max: high.steps[index]?.max ?? min,
  }))
  return {
    received,
    kept,
    left,
    steps: [
      ...steps,
      {
        name: 'tax',
        min: (left.min / cost.total.max) * 100,
        max: (left.max / cost.total.min) * 100,
      },
    ],
  }
}
