import type { Filter, Order } from './filter.ts'
import { type Listing, type Property, propertyTypes } from './property.ts'

/** Prices that a list can be limited to, in euros; to let, a month. */
export const priceSteps = {
  sale: [400_000, 500_000, 600_000, 800_000, 1_000_000, 1_200_000, 1_500_000, 2_000_000, 3_000_000],
  rent: [1_000, 1_500, 2_000, 2_500, 3_000, 4_000],
} as const satisfies Record<Listing, readonly number[]>

/** Built areas and terraces that a list can begin with, in square metres. */
export const areaSteps = [90, 120, 150, 200, 300] as const
export const terraceSteps = [20, 30, 50, 100] as const

const asText = (values: readonly number[]) => values.map(String)
const allPrices = [...asText(priceSteps.sale), ...asText(priceSteps.rent)]

/**
 * The values of each condition, in the order of the address. Any development of the site is one too; see
 * {@link readSearch}.
 */
export const searchValues = {
  listing: ['rent'],
  type: propertyTypes,
  development: [],
  bedrooms: ['2', '3', '4', '5'],
  bathrooms: ['2', '3', '4'],
  from: allPrices,
  to: allPrices,
  area: asText(areaSteps),
  terrace: asText(terraceSteps),
  purchase: ['new', 'resale'],
  status: ['available', 'reserved', 'building'],
} as const satisfies Record<string, readonly string[]>

export type Condition = keyof typeof searchValues

/** A visitor's search: one value for each condition, '' where there is none. */
export type Search = Readonly<Record<Condition, string>>

export const conditions: readonly Condition[] = [
  'listing',
  'type',
  'development',
  'bedrooms',
  'bathrooms',
  'from',
  'to',
  'area',
  'terrace',
  'purchase',
  'status',
]

export const orders = ['newest', 'cheapest', 'dearest', 'largest'] as const satisfies Order[]

/** A search without any condition. */
export const anyHome: Search = {
  listing: '',
  type: '',
  development: '',
  bedrooms: '',
  bathrooms: '',
  from: '',
  to: '',
  area: '',
  terrace: '',
  purchase: '',
  status: '',
}

/** Whether the search is for homes for sale or to let. */
export const listingOf = ({ listing }: Pick<Search, 'listing'>): Listing =>
  listing === 'rent' ? 'rent' : 'sale'

/**
 * Reads a search from an address. Unknown values are ignored, and so are prices of the other kind of listing;
 * a range whose ends are the wrong way round is turned.
 * @param developments the names that `development` may have.
 */
export function readSearch(address: URLSearchParams, developments: readonly string[]): Search {
  const read = (condition: Condition, values: readonly string[] = searchValues[condition]) => {
    const asked = address.get(condition)
    return values.find((value) => value === asked) ?? ''
  }
  const listing = read('listing')
  const prices = asText(priceSteps[listingOf({ listing })])
  const [from, to] = [read('from', prices), read('to', prices)]
  const isTurned = from !== '' && to !== '' && Number(from) > Number(to)
  return {
    listing,
    type: read('type'),
    development: read('development', developments),
    bedrooms: read('bedrooms'),
    bathrooms: read('bathrooms'),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    area: read('area'),
    terrace: read('terrace'),
    purchase: read('purchase'),
    status: read('status'),
  }
}

/** The parameters of a search in their one order, without empty ones. */
export function searchParameters(search: Search): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const condition of conditions)
    if (search[condition]) parameters.set(condition, search[condition])
  return parameters
}

/** The conditions that a search has. Without a purpose, it is for homes for sale. */
export const setConditions = (search: Search): Condition[] =>
  conditions.filter((condition) => search[condition] !== '')

const numberOf = (text: string) => Number(text) || undefined

/**
 * The catalogue's filter for a search.
 * @param building the developments that are under construction.
 */
export function filterOf(search: Search, building: readonly string[]): Filter {
  return {
    listing: listingOf(search),
    type: propertyTypes.find((type) => type === search.type),
    development: search.development || undefined,
    minBedrooms: numberOf(search.bedrooms),
    minBathrooms: numberOf(search.bathrooms),
    minPrice: numberOf(search.from),
    maxPrice: numberOf(search.to),
    minArea: numberOf(search.area),
    minTerrace: numberOf(search.terrace),
    purchase:
      search.purchase === 'new' || search.purchase === 'resale' ? search.purchase : undefined,
    state:
      search.status === 'available' || search.status === 'reserved' || search.status === 'building'
        ? { is: search.status, building }
        : undefined,
  }
}

/** The fields of a home that a search compares. */
export type Searched = Pick<
  Property,
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'terrace'
  | 'development'
  | 'propertyType'
  | 'listing'
  | 'status'
>

/** For each condition of a search, whether a home fulfils it. */
export const fulfils: Record<
  Condition,
  (home: Searched, value: string, building: readonly string[]) => boolean
> = {
  listing: (home, value) => (home.listing ?? 'sale') === (value || 'sale'),
  type: (home, value) => value === '' || (home.propertyType ?? 'apartment') === value,
  development: (home, value) => value === '' || home.development === value,
  bedrooms: (home, value) => home.bedrooms >= Number(value),
  bathrooms: (home, value) => home.bathrooms >= Number(value),
  from: (home, value) => home.price >= Number(value),
  to: (home, value) => value === '' || home.price <= Number(value),
  area: (home, value) => home.area >= Number(value),
  terrace: (home, value) => (home.terrace ?? 0) >= Number(value),
  purchase: (home, value) => value === '' || (value === 'new') === (home.development !== null),
  status: (home, value, building) => value === '' || stateOf(home, building) === value,
}

/** Whether a home fulfils every condition of a search. */
export const matches = (home: Searched, search: Search, building: readonly string[]): boolean =>
  conditions.every((condition) => fulfils[condition](home, search[condition], building))

/**
 * What can be done about a home: a reserved or sold one says so itself, any other of a development that is
 * being built is under construction; of the rest nothing may be known.
 */
export function stateOf(
  { status, development }: Pick<Property, 'status' | 'development'>,
  building: readonly string[],
): 'available' | 'reserved' | 'sold' | 'building' | undefined {
  if (status === 'reserved' || status === 'sold') return status
  if (development !== null && building.includes(development)) return 'building'
  return status ?? undefined
}
