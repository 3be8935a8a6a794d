import type { Property } from '#server/catalogue/property.ts'
import type { Range } from '#server/shared/range.ts'
import { advertised } from './advertised.ts'

export type LetHome = Pick<Property, 'price' | 'propertyType' | 'bedrooms' | 'purchaseDetails'>

interface InitialRent {
  /** Euros a month. */
  rent: Range
  /** The home's record, the advertised monthly rents, or the advertised gross yield. */
  from: 'record' | 'rents' | 'yield'
}

/**
 * The initial rent from which a home's yield is computed: that of its record; otherwise the
 * advertised rents, if they apply to the home; otherwise the rent that gives the advertised gross
 * yield on its advertised price (docs/decisions/41-rents-from-the-advertised-yield.md).
 */
export function initialRent(home: LetHome): InitialRent {
  const recorded = home.purchaseDetails?.rent
  if (recorded) return { rent: recorded, from: 'record' }
  return isAsAdvertised(home)
    ? { rent: advertised.month, from: 'rents' }
    : { rent: rentOfYield(home.price), from: 'yield' }
}

/** The monthly rent in euros that gives the advertised gross yield, rounded outwards to €10. */
const rentOfYield = (price: number): Range => {
  const tens = (percent: number) => (price * percent) / 100 / 12 / 10
  const { min, max } = advertised.yield
  return { min: Math.floor(tens(min)) * 10, max: Math.ceil(tens(max)) * 10 }
}

/**
 * Whether the advertised rents apply to a home: a larger or more expensive one belongs to another
 * market.
 */
const isAsAdvertised = ({ propertyType, bedrooms, price }: LetHome) =>
  (propertyType ?? 'apartment') === 'apartment' && bedrooms === 2 && price <= advertised.rentUpTo
