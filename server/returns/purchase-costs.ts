/** Taxes on buying a home in Andalucía, in per cent of the price (decisions, "Beyond the specification"). */
export const purchaseTaxes = {
  new: [
    { name: 'iva', rate: 10 },
    { name: 'ajd', rate: 1.2 },
  ],
  resale: [{ name: 'itp', rate: 7 }],
} as const

/** Bought from the developer, or from an owner. */
export type Bought = keyof typeof purchaseTaxes
export const boughtKinds = ['new', 'resale'] as const satisfies readonly Bought[]

export interface PurchaseCosts {
  taxes: { name: 'iva' | 'ajd' | 'itp'; rate: number; amount: number }[]
  /** Notary, land registry and solicitor. */
  other: number
  total: number
}

/**
 * What a home costs in all. Amounts are euros, not rounded.
 * @param otherRate notary, land registry and solicitor, in per cent of the price.
 *
 * @example
 * purchaseCosts(400_000, 'new', 2).total // 452_800
 */
export function purchaseCosts(price: number, bought: Bought, otherRate: number): PurchaseCosts {
  const taxes = purchaseTaxes[bought].map(({ name, rate }) => ({
    name,
    rate,
    amount: (price * rate) / 100,
  }))
  const other = (price * otherRate) / 100
  return { taxes, other, total: taxes.reduce((sum, { amount }) => sum + amount, price + other) }
}
