/** Taxes on the purchase of a home in Andalucía, in per cent of the price (docs/requirements.md#calculators). */
export const purchaseTaxes = {
  new: [
    { name: 'iva', rate: 10 },
    { name: 'ajd', rate: 1.2 },
  ],
  resale: [{ name: 'itp', rate: 7 }],
} as const

/** New from the developer, or as a resale from an owner. */
export type PurchaseKind = keyof typeof purchaseTaxes
export const purchaseKinds = ['new', 'resale'] as const satisfies readonly PurchaseKind[]

export interface PurchaseCosts {
  taxes: { name: 'iva' | 'ajd' | 'itp'; rate: number; amount: number }[]
  /** Notary, land registry and solicitor. */
  other: number
  total: number
}

/**
 * The total cost of a home: price, taxes and fees. Amounts are euros, not rounded.
 * @param otherRate notary, land registry and solicitor, in per cent of the price.
 *
 * @example
 * purchaseCosts(400_000, 'new', 2).total // 452_800
 */
export function purchaseCosts(
  price: number,
  bought: PurchaseKind,
  otherRate: number,
): PurchaseCosts {
  const taxes = purchaseTaxes[bought].map(({ name, rate }) => ({
    name,
    rate,
    amount: (price * rate) / 100,
  }))
  const other = (price * otherRate) / 100
  return { taxes, other, total: taxes.reduce((sum, { amount }) => sum + amount, price + other) }
}
