import type { HomeStatus, Listing, PropertyType } from './property.ts'

export type Order = 'newest' | 'cheapest' | 'dearest' | 'largest'

/**
 * The conditions of a list; an absent one restricts nothing. Prices in euros, areas in m²; both
 * ends are included.
 */
export interface HomeFilter {
  /** Only these properties. */
  slugs?: readonly string[] | undefined
  /** Only the property with this reference, in any letter case. */
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
  /** `new`: in a development, sold by its developer. */
  purchase?: 'new' | 'resale' | undefined
  status?: HomeStatus | undefined
  /**
   * Only homes that are (`isBuilding`), or are not, in a development under construction; `building`
   * lists these.
   */
  stage?: { isBuilding: boolean; building: readonly string[] } | undefined
  order?: Order | undefined
  /** False: the total is not needed, so it is not counted. */
  counted?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
}
