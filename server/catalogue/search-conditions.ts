import { keysOf, mapValues } from '../shared/record.ts'
import type { Filter } from './filter.ts'
import { type Listing, type Property, propertyTypes } from './property.ts'

/** Prices that a list can be limited to, in euros; to let, a month. */
export const priceSteps = {
  sale: [400_000, 500_000, 600_000, 800_000, 1_000_000, 1_200_000, 1_500_000, 2_000_000, 3_000_000],
  rent: [1_000, 1_500, 2_000, 2_500, 3_000, 4_000],
} as const satisfies Record<Listing, readonly number[]>

/** Built areas and terraces that a list can begin with, in square metres. */
export const areaSteps = [90, 120, 150, 200, 300] as const
export const terraceSteps = [20, 30, 50, 100] as const

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

/** A condition of a search. Its value is a text, '' where it is not set. */
interface ConditionRule {
  /** Its values in an address, in the order in which they are offered. Those of prices depend on the listing. */
  values: readonly string[]
  /**
   * How values relate:
   * - `min`, `max`: a bound, so that a looser one finds at least as much
   * - `one`: one of several, and '' is any
   * - `exact`: as `one`, but '' is a value too
   */
  kind: 'min' | 'max' | 'one' | 'exact'
  /** Whether a home fulfils it. @param building the developments that are under construction. */
  fulfils(home: Searched, value: string, building: readonly string[]): boolean
  /** Its part of the catalogue's filter. */
  filter(value: string, building: readonly string[]): Filter
}

const asText = (values: readonly number[]) => values.map(String)
const allPrices = [...asText(priceSteps.sale), ...asText(priceSteps.rent)]
const purchases = ['new', 'resale'] as const
const states = ['available', 'reserved', 'building'] as const

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text)
const numberOf = (text: string) => Number(text) || undefined

/** Every condition of a search, in the order of the address. */
const rules = {
  listing: {
    values: ['rent'],
    kind: 'exact',
    fulfils: (home, value) => (home.listing ?? 'sale') === (value || 'sale'),
    filter: (value) => ({ listing: value === 'rent' ? 'rent' : 'sale' }),
  },
  type: {
    values: propertyTypes,
    kind: 'one',
    fulfils: (home, value) => value === '' || (home.propertyType ?? 'apartment') === value,
    filter: (value) => ({ type: oneOf(propertyTypes, value) }),
  },
  // The site's developments are its values.
  development: {
    values: [],
    kind: 'one',
    fulfils: (home, value) => value === '' || home.development === value,
    filter: (value) => ({ development: value || undefined }),
  },
  bedrooms: {
    values: ['2', '3', '4', '5'],
    kind: 'min',
    fulfils: (home, value) => home.bedrooms >= Number(value),
    filter: (value) => ({ minBedrooms: numberOf(value) }),
  },
  bathrooms: {
    values: ['2', '3', '4'],
    kind: 'min',
    fulfils: (home, value) => home.bathrooms >= Number(value),
    filter: (value) => ({ minBathrooms: numberOf(value) }),
  },
  from: {
    values: allPrices,
    kind: 'min',
    fulfils: (home, value) => home.price >= Number(value),
    filter: (value) => ({ minPrice: numberOf(value) }),
  },
  to: {
    values: allPrices,
    kind: 'max',
    fulfils: (home, value) => value === '' || home.price <= Number(value),
    filter: (value) => ({ maxPrice: numberOf(value) }),
  },
  area: {
    values: asText(areaSteps),
    kind: 'min',
    fulfils: (home, value) => home.area >= Number(value),
    filter: (value) => ({ minArea: numberOf(value) }),
  },
  terrace: {
    values: asText(terraceSteps),
    kind: 'min',
    fulfils: (home, value) => (home.terrace ?? 0) >= Number(value),
    filter: (value) => ({ minTerrace: numberOf(value) }),
  },
  purchase: {
    values: purchases,
    kind: 'one',
    fulfils: (home, value) => value === '' || (value === 'new') === (home.development !== null),
    filter: (value) => ({ purchase: oneOf(purchases, value) }),
  },
  status: {
    values: states,
    kind: 'one',
    fulfils: (home, value, building) => value === '' || stateOf(home, building) === value,
    filter(value, building) {
      const state = oneOf(states, value)
      return { state: state && { is: state, building } }
    },
  },
} as const satisfies Record<string, ConditionRule>

export type Condition = keyof typeof rules

/** See {@link ConditionRule}. */
export const conditionRules: Readonly<Record<Condition, ConditionRule>> = rules

/** The conditions in the order of the address. */
export const conditions: readonly Condition[] = keysOf(rules)

/** The values of each condition that an address may have; see {@link ConditionRule.values}. */
export const searchValues: Readonly<Record<Condition, readonly string[]>> = mapValues(
  conditionRules,
  ({ values }) => values,
)

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
