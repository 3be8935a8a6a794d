import type { Filter, Order } from '#server/catalogue/filter.ts'
import { propertyTypes } from '#server/catalogue/property.ts'

/** Number of homes on one page of the list. */
export const pageSize = 12

/** The filter in the address. Unknown values are ignored. */
export interface Query {
  type: string
  development: string
  bedrooms: string
  price: string
  sort: Order
  page: number
}

export const bedroomOptions = ['', '2', '3', '4', '5'] as const

/** Lowest and highest price of each band, in euros; undefined is no limit. */
export const priceBands = {
  '': [],
  'under-500000': [undefined, 499_999],
  '500000-1000000': [500_000, 1_000_000],
  'over-1000000': [1_000_001, undefined],
} as const satisfies Record<string, readonly (number | undefined)[]>

export const orders = ['newest', 'cheapest', 'dearest', 'largest'] as const

const oneOf = <T extends string>(values: readonly T[], value: string | null, fallback: T): T =>
  values.find((one) => one === value) ?? fallback

/** Reads the filter from the address. */
export function readQuery(search: URLSearchParams, developments: readonly string[]): Query {
  const page = Number(search.get('page') ?? 1)
  return {
    type: oneOf(['', ...propertyTypes], search.get('type'), ''),
    development: oneOf(['', ...developments], search.get('development'), ''),
    bedrooms: oneOf(bedroomOptions, search.get('bedrooms'), ''),
    price: oneOf(Object.keys(priceBands), search.get('price'), ''),
    sort: oneOf(orders, search.get('sort'), 'newest'),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  }
}

/** The catalogue's filter for a query. */
export function filterOf(query: Query): Filter {
  const [minPrice, maxPrice] =
    Object.entries(priceBands).find(([name]) => name === query.price)?.[1] ?? []
  return {
    type: propertyTypes.find((type) => type === query.type),
    development: query.development || undefined,
    minBedrooms: Number(query.bedrooms) || undefined,
    minPrice,
    maxPrice,
    order: query.sort,
    limit: pageSize,
    offset: (query.page - 1) * pageSize,
  }
}

/** The query string of a page of the same list, or of one with `changes`, without default values. */
export function searchOf(whole: Query, page: number, changes: Partial<Query> = {}): string {
  const query = { ...whole, ...changes }
  const search = new URLSearchParams()
  for (const name of ['type', 'development', 'bedrooms', 'price'] as const)
    if (query[name]) search.set(name, query[name])
  if (query.sort !== 'newest') search.set('sort', query.sort)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}
