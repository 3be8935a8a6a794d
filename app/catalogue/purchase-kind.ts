import type { Property } from '#server/catalogue/property.ts'
import type { PurchaseKind } from '#server/returns/purchase-costs.ts'

/** How a home is bought: a home in a development from its developer, any other from its owner. */
export const purchaseKindOf = ({ development }: Pick<Property, 'development'>): PurchaseKind =>
  development === null ? 'resale' : 'new'
