import { buildingNames, developmentNames } from '#app/content/developments/developments.ts'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import { conditions, isUnset, searchValues } from '#server/catalogue/search-conditions.ts'
import { searchFilter, orders, readSearch } from '#server/catalogue/search.ts'
import { maxPage, listPageSize, type Query } from './filter.ts'

/**
 * Conditions for which the list accepts only the values that it offers; an alert may have others.
 */
const offeredOnly = ['bedrooms', 'bathrooms'] as const

/** Reads the query of an address. Unknown values are ignored. */
export function readQuery(address: URLSearchParams): Query {
  const page = Number(address.get('page') ?? 1)
  const sort = address.get('sort')
  const search = readSearch(address, developmentNames)
  const offered = Object.fromEntries(
    offeredOnly.map((name) => [
      name,
      searchValues[name].includes(search[name]) ? search[name] : '',
    ]),
  )
  return {
    ...search,
    ...offered,
    sort: orders.find((order) => order === sort) ?? 'newest',
    view: address.get('view') === 'plan' ? 'plan' : undefined,
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  }
}

/**
 * The parts of the address that were ignored or corrected: the conditions that the query lacks, and
 * whether the limits of the price were exchanged.
 */
export function misread(address: URLSearchParams, query: Query) {
  const ignored = conditions.filter(
    (name) => !isUnset(name, address.get(name) ?? '') && query[name] === '',
  )
  const isExchanged = ignored.length === 0 && Number(address.get('from')) > Number(query.from)
  return { ignored, isExchanged }
}

export const queryFilter = (query: Query): HomeFilter => ({
  ...searchFilter(query, buildingNames),
  order: query.sort,
  limit: listPageSize,
  offset: (query.page - 1) * listPageSize,
})
