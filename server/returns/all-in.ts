import type { Range } from '../shared/range.ts'
import { notaryFee, notaryTariffEnds, registryFee } from './official-fees.ts'
import { type PurchaseKind, purchaseCosts, type Tax } from './purchase-costs.ts'

const iva = 1.21

/**
 * The factors from the fee by value to the whole bill, which also has copies, pages and further
 * entries. The range is our own estimate.
 */
const billOverFee: Range = { min: 1.5, max: 2.5 }

/**
 * A lawyer's fee, in per cent of the price without IVA. No law sets it; the range is our own
 * estimate.
 */
export const lawyerRate: Range = { min: 0.8, max: 1.2 }

/** The bills besides the taxes, which a buyer may have been quoted. */
export const bills = ['notary', 'registry', 'lawyer'] as const
export type Bill = (typeof bills)[number]

export interface AllIn {
  /** The price from which the rest is computed. */
  price: number
  taxes: Tax[]
  notary: Range
  /** Whether a part of the notary's fee is freely agreed, and therefore not included. */
  notaryIsOpen: boolean
  registry: Range
  lawyer: Range
  total: Range
}

/**
 * Everything that a buyer pays for a home: the price, its taxes, the notary, the land registry and
 * the lawyer. Amounts are euros; estimates include IVA and are rounded outwards to 50.
 * @param price in euros.
 * @param extraParking the part of it that is for parking spaces beyond two, in euros.
 * @param quoted amounts that a buyer was quoted, which replace the estimates unchanged.
 *
 * @example
 * allIn(485_000, 'new').total // { min: 545_270, max: 548_620 }
 */
export function allIn(
  price: number,
  bought: PurchaseKind,
  extraParking = 0,
  quoted: Partial<Record<Bill, Range | undefined>> = {},
): AllIn {
  const { taxes, total } = purchaseCosts(price, bought, 0, extraParking)
  const bill = (fee: number) => outwards(fee * billOverFee.min * iva, fee * billOverFee.max * iva)
  const notary = quoted.notary ?? bill(notaryFee(price))
  const registry = quoted.registry ?? bill(registryFee(price))
  const lawyer =
    quoted.lawyer ??
    outwards((price * lawyerRate.min * iva) / 100, (price * lawyerRate.max * iva) / 100)
  return {
    price,
    taxes,
    notary,
    notaryIsOpen: !quoted.notary && price > notaryTariffEnds,
    registry,
    lawyer,
    total: {
      min: total + notary.min + registry.min + lawyer.min,
      max: total + notary.max + registry.max + lawyer.max,
    },
  }
}

/** Rounds a range outwards, to the next 50. */
const outwards = (min: number, max: number): Range => ({
  min: Math.floor(min / 50) * 50,
  max: Math.ceil(max / 50) * 50,
})
