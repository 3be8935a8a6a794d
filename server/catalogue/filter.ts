import type { Listing, PropertyType } from './property.ts'

export type Order = 'newest' | 'cheapest' | 'dearest' | 'largest'

/**
 * The conditions of a list; an absent one does not restrict. Prices in euros, areas in m²; both
 * ends are included.
 */
export interface HomeFilter {
  /** Only these properties. */
  slugs?: readonly string[] | undefined
  /** Only the property of this reference, in any case. */
  reference?: string | undefined
  type?: PropertyType | undefined
  listing?: Listing | undefined
  development?: string | undefined
  minBedrooms?: number | undefined
  minBathrooms?: number | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minArea?: number | undefined
  minTerrace?: number | undefined
  /** `new`: of a development, from its developer. */
  purchase?: 'new' | 'resale' | undefined
  /** `building`: of one of these developments, and neither reserved nor sold. */
  state?: { is: 'available' | 'reserved' | 'building'; building: readonly string[] } | undefined
  order?: Order | undefined
  /** False: the total is not needed and not counted. */
  counted?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
}
