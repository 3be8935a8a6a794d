import type { Catalogue } from './catalogue.ts'
import type { HomeFilter } from './filter.ts'
import type { Property } from './property.ts'
import { viewableFirst } from './viewable-first.ts'

/**
 * Why a home is similar to another, the strongest reason first:
 * - `price`: its price differs by at most a tenth
 * - `development`: it is in the same development
 * - `bedrooms`: it has as many bedrooms
 * - `type`: it is of the same type
 */
type SimilarReason = 'price' | 'development' | 'bedrooms' | 'type'

export interface SimilarHome {
  home: Property
  reason: SimilarReason
  /** Euros above the other home's price; negative where it is lower. */
  difference: number
}

/** A price is near if it differs from the other by at most this share. */
const near = 0.1

/**
 * The distance that each missing reason adds, as a share of the price. It is small, so that the
 * price counts most.
 */
const missingReason = 0.05

/**
 * How many homes above and below the price are compared, within the development, within the type
 * and among all.
 */
const each = 6

/**
 * The homes most similar to one, best first, from those in its development, of its type or near its
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
  const above = { minPrice: home.price, order: 'cheapest' } as const
  const below = { maxPrice: home.price, order: 'dearest' } as const
  const around = (filter: HomeFilter) => [
    { ...filter, ...above },
    { ...filter, ...below },
  ]
  const lists = await Promise.all(
    [
      { ...above, maxPrice: Math.floor(home.price * (1 + near)) },
      { ...below, minPrice: Math.ceil(home.price * (1 - near)) },
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
  return viewableFirst(nearest)
    .slice(0, limit)
    .map(({ home, reason, difference }) => ({ home, reason, difference }))
}

/**
 * The distance between two homes: the share by which the dearer one exceeds the other, and the
 * missing reasons.
 */
function compare(home: Property, other: Property): SimilarHome & { distance: number } {
  const difference = other.price - home.price
  const [lower, higher] = [home.price, other.price].toSorted((one, price) => one - price)
  const apart = lower && higher ? higher / lower - 1 : 1
  const reasons: [SimilarReason, boolean][] = [
    ['price', Math.abs(difference) <= home.price * near],
    ['development', home.development !== null && home.development === other.development],
    ['bedrooms', home.bedrooms === other.bedrooms],
    ['type', (home.propertyType ?? 'apartment') === (other.propertyType ?? 'apartment')],
  ]
  const missing = reasons.filter(([, is]) => !is).length
  return {
    home: other,
    reason: reasons.find(([, is]) => is)?.[0] ?? 'type',
    difference,
    distance: apart + missing * missingReason,
  }
}
