import type { Catalogue } from './catalogue.ts'
import type { HomeFilter } from './filter.ts'
import type { Property } from './property.ts'
import { viewableFirst } from './viewable-first.ts'

/**
 * Why a home is similar to another, the strongest reason first:
 * - `development`: it is in the same development
 * - `price`: its price differs by at most a tenth
 * - `bedrooms`: it has as many bedrooms
 * - `type`: it is of the same type
 */
type SimilarReason = 'development' | 'price' | 'bedrooms' | 'type'

export interface SimilarHome {
  home: Property
  reason: SimilarReason
  /** Euros above the other home's price; negative where it is lower. */
  difference: number
}

/** A price is near if it differs from the other by at most this share. */
const near = 0.1

/**
 * How many homes above and below the price are compared, within the development and within the
 * type.
 */
const each = 6

/**
 * The homes most similar to one, best first: homes in its development or of its type, compared by
 * price. Reserved homes come last, and only where there are too few others; sold ones are left out.
 * @throws {Unavailable} while the catalogue does not answer.
 */
export async function similarHomes(
  catalogue: Pick<Catalogue, 'list'>,
  home: Property,
  limit = 3,
): Promise<SimilarHome[]> {
  const listing = home.listing ?? 'sale'
  const type = home.propertyType ?? 'apartment'
  const around = (filter: HomeFilter) => [
    { ...filter, minPrice: home.price, order: 'cheapest' } as const,
    { ...filter, maxPrice: home.price, order: 'dearest' } as const,
  ]
  const lists = await Promise.all(
    [
      ...around({ type }),
      ...(home.development === null ? [] : around({ development: home.development })),
    ].map((filter) => catalogue.list({ ...filter, listing, limit: each, counted: false })),
  )
  const found = new Map(
    lists.flatMap(({ properties }) => properties.map((one) => [one.id, one] as const)),
  )
  found.delete(home.id)
  const nearest = [...found.values()]
    .filter(({ status }) => status !== 'sold')
    .map((one) => compare(home, one))
    .toSorted(
      (one, other) => one.distance - other.distance || (one.home.id < other.home.id ? -1 : 1),
    )
  return withSameDevelopment(viewableFirst(nearest), limit).map(({ home, reason, difference }) => ({
    home,
    reason,
    difference,
  }))
}

/** The first homes; the last of them is replaced where none is in the same development. */
function withSameDevelopment<T extends SimilarHome>(nearest: readonly T[], limit: number): T[] {
  const first = nearest.slice(0, limit)
  const same = nearest.find(({ reason }) => reason === 'development')
  return !same || first.includes(same) ? first : [...first.slice(0, limit - 1), same]
}

/** The distance between two homes: each missing reason counts as much as a tenth of the price. */
function compare(home: Property, other: Property): SimilarHome & { distance: number } {
  const difference = other.price - home.price
  const apart = home.price > 0 ? Math.abs(difference) / home.price : 1
  const reasons: [SimilarReason, boolean][] = [
    ['development', home.development !== null && home.development === other.development],
    ['price', apart <= near],
    ['bedrooms', home.bedrooms === other.bedrooms],
    ['type', (home.propertyType ?? 'apartment') === (other.propertyType ?? 'apartment')],
  ]
  const missing = reasons.filter(([, is]) => !is).length
  return {
    home: other,
    reason: reasons.find(([, is]) => is)?.[0] ?? 'type',
    difference,
    distance: apart + missing * near,
  }
}
