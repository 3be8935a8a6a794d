import type { Listing, PropertyType } from './property.ts'

export type Order = 'newest' | 'cheapest' | 'dearest' | 'largest'

/** What a list is narrowed to; absent means any. Prices in euros, both ends included. */
export interface Filter {
  /** Only these homes. */
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
