/**
 * Taxes on the purchase of a home in Andalucía, in per cent of the price
 * (docs/requirements/homes.md#calculators).
 */
export const purchaseTaxes = {
  new: [
    { name: 'iva', rate: 10 },
    { name: 'ajd', rate: 1.2 },
  ],
  resale: [{ name: 'itp', rate: 7 }],
} as const

/**
 * IVA on parking spaces beyond the two that are sold with a new home (Ley 37/1992, articles 90 and
 * 91.Uno.1.7º).
 */
export const extraParkingIva = 21

/** Whether the home is bought new from the developer, or as a resale from an owner. */
export type PurchaseKind = keyof typeof purchaseTaxes
export const purchaseKinds = ['new', 'resale'] as const satisfies readonly PurchaseKind[]

export interface Tax {
  name: 'iva' | 'ivaParking' | 'ajd' | 'itp'
  /** In per cent. */
  rate: number
  /** In euros. */
  amount: number
}

interface PurchaseCosts {
  taxes: Tax[]
  /** The fees of notary, land registry and lawyer. */
  other: number
  total: number
}

/**
 * The total cost of a home: price, taxes and fees. Amounts are euros, not rounded.
 * @param otherRate notary, land registry and lawyer, in per cent of the price.
 * @param extraParking the part of the price for parking spaces beyond two, in euros; it does not
 *   matter for resales.
 *
 * @example
 * purchaseCosts(400_000, 'new', 2).total // 452_800
 */
export function purchaseCosts(
  price: number,
  bought: PurchaseKind,
  otherRate: number,
  extraParking = 0,
): PurchaseCosts {
  const parking = bought === 'new' ? Math.min(extraParking, price) : 0
  const taxes = purchaseTaxes[bought].flatMap(({ name, rate }): Tax[] => {
    const taxed = name === 'iva' ? price - parking : price
    const tax = { name, rate, amount: (taxed * rate) / 100 }
    return name === 'iva' && parking > 0
      ? [
          tax,
          {
            name: 'ivaParking',
            rate: extraParkingIva,
            amount: (parking * extraParkingIva) / 100,
          },
        ]
      : [tax]
  })
  const other = (price * otherRate) / 100
  return { taxes, other, total: taxes.reduce((sum, { amount }) => sum + amount, price + other) }
}
