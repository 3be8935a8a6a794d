import { mapValues } from '../shared/record.ts'
import type { HomeFilter, Order } from './filter.ts'
import type { Listing } from './property.ts'
import {
  type SearchCondition,
  conditionRules,
  conditions,
  isPlausible,
  priceSteps,
  type SearchableHome,
  searchValues,
} from './search-conditions.ts'

/** A visitor's search: one value for each condition, '' where there is none. */
export type Search = Readonly<Record<SearchCondition, string>>

export const orders = ['newest', 'cheapest', 'dearest', 'largest'] as const satisfies Order[]

/** A search without any condition. */
export const anyHome: Search = mapValues(conditionRules, () => '')

/** Whether the search is for homes for sale or to let. */
export const listingOf = ({ listing }: Pick<Search, 'listing'>): Listing =>
  listing === 'rent' ? 'rent' : 'sale'

/**
 * The values that a condition of this search can have, in their order: '' for none first, then the
 * offered values and the search's own.
 * @param developments the values of `development`.
 */
export function valuesOf(
  condition: SearchCondition,
  search: Search,
  developments: readonly string[],
): readonly string[] {
  const offered = offeredValues(condition, listingOf(search), developments)
  const own = search[condition]
  if (offered.includes(own)) return offered
  return [...offered, own].toSorted((one, other) => Number(one) - Number(other))
}

function offeredValues(
  condition: SearchCondition,
  listing: Listing,
  developments: readonly string[],
): readonly string[] {
  if (condition === 'development') return ['', ...developments]
  if (condition === 'from' || condition === 'to') return ['', ...priceSteps[listing].map(String)]
  return ['', ...searchValues[condition]]
}

/**
 * Reads a search from an address. Implausible values and prices of the other listing are ignored;
 * reversed limits are exchanged.
 * @param developments the values that `development` may have.
 */
export function readSearch(address: URLSearchParams, developments: readonly string[]): Search {
  const listing = listingOf({ listing: address.get('listing') ?? '' })
  const search = mapValues(conditionRules, (_, condition) => {
    const asked = address.get(condition) ?? ''
    const isMeant =
      offeredValues(condition, listing, developments).includes(asked) ||
      isPlausible(condition, asked, listing)
    return isMeant ? asked : ''
  })
  const { from, to } = search
  const isTurned = from !== '' && to !== '' && Number(from) > Number(to)
  return isTurned ? { ...search, from: to, to: from } : search
}

/** The parameters of a search in their fixed order, without empty ones. */
export function searchParameters(search: Search): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const condition of setConditions(search)) parameters.set(condition, search[condition])
  return parameters
}

/** The conditions that are set in a search. Without a listing, the search is for homes for sale. */
export const setConditions = (search: Search): SearchCondition[] =>
  conditions.filter((condition) => search[condition] !== '')

/**
 * The search as a filter of the catalogue.
 * @param building the developments that are under construction.
 */
export const searchFilter = (search: Search, building: readonly string[]): HomeFilter =>
  conditions.reduce<HomeFilter>(
    (filter, condition) => ({
      ...filter,
      ...conditionRules[condition].filter(search[condition], building),
    }),
    {},
  )

/** Whether a home fulfils every condition of a search. */
export const matches = (
  home: SearchableHome,
  search: Search,
  building: readonly string[],
): boolean =>
  conditions.every((condition) =>
    conditionRules[condition].fulfils(home, search[condition], building),
  )
