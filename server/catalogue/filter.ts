import type { Listing, PropertyType } from './property.ts'

export type Order = 'newest' | 'cheapest' | 'dearest' | 'largest'

/** The conditions of a list; an absent one does not restrict. Prices in euros, both ends included. */
export interface Filter {
  /** Only these properties. */
  slugs?: readonly string[] | undefined
  type?: PropertyType | undefined
  listing?: Listing | undefined
  development?: string | undefined
  minBedrooms?: number | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  order?: Order | undefined
  limit?: number | undefined
  offset?: number | undefined
}
