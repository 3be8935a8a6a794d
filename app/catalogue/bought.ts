import type { Property } from '#server/catalogue/property.ts'
import type { Bought } from '#server/returns/purchase-costs.ts'

/** How a home is bought: one of a development from its developer, any other from its owner. */
export const boughtOf = ({ development }: Pick<Property, 'development'>): Bought =>
  development === null ? 'resale' : 'new'
