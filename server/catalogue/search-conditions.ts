import type { Range } from '../shared/range.ts'
import { keysOf, mapValues } from '../shared/record.ts'
import type { HomeFilter } from './filter.ts'
import { type Listing, listings, type Property, propertyTypes, statuses } from './property.ts'

/** Prices that a list offers as limits, in euros; for homes to let, euros a month. */
export const priceSteps = {
  sale: [
    400_000, 500_000, 600_000, 700_000, 800_000, 900_000, 1_000_000, 1_200_000, 1_500_000,
    1_750_000, 2_000_000, 2_500_000, 3_000_000,
  ],
  rent: [1_000, 1_500, 2_000, 2_500, 3_000, 4_000],
} as const satisfies Record<Listing, readonly number[]>

/** Built areas and terraces that a list offers as lower limits, in square metres. */
export const areaSteps = [90, 120, 150, 200, 300] as const
export const terraceSteps = [20, 30, 50, 100] as const

/**
 * The range of whole numbers that an address may contain besides the offered values; both ends are
 * included.
 */
const plausible = {
  price: {
    sale: { min: 10_000, max: 100_000_000 },
    rent: { min: 100, max: 100_000 },
  },
  metres: { min: 1, max: 9_999 },
  rooms: { min: 1, max: 9 },
} as const

/** The fields of a home that a search compares. */
export type SearchableHome = Pick<
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

/** The values of a home that a search compares. */
export const searchableFields = (home: SearchableHome): SearchableHome => ({
  price: home.price,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  area: home.area,
  terrace: home.terrace,
  development: home.development,
  propertyType: home.propertyType,
  listing: home.listing,
  status: home.status,
})

/** A condition of a search. Its value is a text, '' where the condition is not set. */
interface ConditionRule {
  /** The values that are offered, in their order. Those of prices depend on the listing. */
  values: readonly string[]
  /** Another text for '' in an address. */
  unset?: string
  /**
   * The range of other whole numbers that an address may contain; absent where the condition is not
   * a measure.
   */
  plausible?: (listing: Listing) => Range
  /**
   * How the values relate:
   * - `min`, `max`: a bound; a looser one finds at least as many homes
   * - `one`: one of several, and '' is any
   * - `exact`: as `one`, but '' is a value too
   */
  kind: 'min' | 'max' | 'one' | 'exact'
  /**
   * Whether a home fulfils the condition.
   * @param building the developments that are under construction.
   */
  fulfils(home: SearchableHome, value: string, building: readonly string[]): boolean
  /** The condition as a filter of the catalogue. */
  filter(value: string, building: readonly string[]): HomeFilter
}

const asText = (values: readonly number[]) => values.map(String)
const allPrices = [...asText(priceSteps.sale), ...asText(priceSteps.rent)]
const purchases = ['new', 'resale'] as const
const stages = ['ready', 'building'] as const

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text)
const numberOf = (text: string) => Number(text) || undefined

/** Every condition of a search, in the order in which an address has them. */
const rules = {
  listing: {
    values: ['rent'],
    unset: 'sale',
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
  // The values are the site's developments.
  development: {
    values: [],
    kind: 'one',
    fulfils: (home, value) => value === '' || home.development === value,
    filter: (value) => ({ development: value || undefined }),
  },
  bedrooms: {
    values: ['2', '3', '4', '5'],
    plausible: () => plausible.rooms,
    kind: 'min',
    fulfils: (home, value) => home.bedrooms >= Number(value),
    filter: (value) => ({ minBedrooms: numberOf(value) }),
  },
  bathrooms: {
    values: ['2', '3', '4'],
    plausible: () => plausible.rooms,
    kind: 'min',
    fulfils: (home, value) => home.bathrooms >= Number(value),
    filter: (value) => ({ minBathrooms: numberOf(value) }),
  },
  from: {
    values: allPrices,
    plausible: (listing) => plausible.price[listing],
    kind: 'min',
    fulfils: (home, value) => home.price >= Number(value),
    filter: (value) => ({ minPrice: numberOf(value) }),
  },
  to: {
    values: allPrices,
    plausible: (listing) => plausible.price[listing],
    kind: 'max',
    fulfils: (home, value) => value === '' || home.price <= Number(value),
    filter: (value) => ({ maxPrice: numberOf(value) }),
  },
  area: {
    values: asText(areaSteps),
    plausible: () => plausible.metres,
    kind: 'min',
    fulfils: (home, value) => home.area >= Number(value),
    filter: (value) => ({ minArea: numberOf(value) }),
  },
  terrace: {
    values: asText(terraceSteps),
    plausible: () => plausible.metres,
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
    values: statuses,
    kind: 'one',
    fulfils: (home, value) => value === '' || home.status === value,
    filter: (value) => ({ status: oneOf(statuses, value) }),
  },
  stage: {
    values: stages,
    kind: 'one',
    fulfils: (home, value, building) => value === '' || stageOf(home, building) === value,
    filter(value, building) {
      const stage = oneOf(stages, value)
      return { stage: stage && { isBuilding: stage === 'building', building } }
    },
  },
} as const satisfies Record<string, ConditionRule>

export type SearchCondition = keyof typeof rules

/** See {@link ConditionRule}. */
export const conditionRules: Readonly<Record<SearchCondition, ConditionRule>> = rules

/** The conditions in the order in which an address has them. */
export const conditions: readonly SearchCondition[] = keysOf(rules)

/** The offered values of each condition; see {@link ConditionRule.values}. */
export const searchValues: Readonly<Record<SearchCondition, readonly string[]>> = mapValues(
  conditionRules,
  ({ values }) => values,
)

/**
 * Whether a condition may have a value that is not offered: a whole number in the plausible range.
 */
export function isPlausible(condition: SearchCondition, value: string, listing: Listing): boolean {
  const range = conditionRules[condition].plausible?.(listing)
  if (!range || !/^[1-9]\d{0,8}$/.test(value)) return false
  return Number(value) >= range.min && Number(value) <= range.max
}

/** Whether a text in an address leaves a condition unset, and is no mistake. */
export const isUnset = (condition: SearchCondition, value: string): boolean =>
  value === '' || value === conditionRules[condition].unset

/** Whether an address may have a value for each condition: an offered or another plausible one. */
export const addressValues = mapValues(
  conditionRules,
  ({ values }, condition) =>
    (value: string): boolean =>
      values.includes(value) || listings.some((listing) => isPlausible(condition, value, listing)),
)

/** The build stage of a home for a search: that of its development. */
export const stageOf = (
  { development }: Pick<Property, 'development'>,
  building: readonly string[],
): (typeof stages)[number] =>
  development !== null && building.includes(development) ? 'building' : 'ready'
