import { buildingNames, developmentNames } from '#app/content/developments/developments.ts'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import { searchFilter, orders, readSearch } from '#server/catalogue/search.ts'
import { maxPage, listPageSize, type Query } from './filter.ts'

/** Reads the query of an address. Unknown values are ignored. */
export function readQuery(address: URLSearchParams): Query {
  const page = Number(address.get('page') ?? 1)
  const sort = address.get('sort')
  return {
    ...readSearch(address, developmentNames),
    sort: orders.find((order) => order === sort) ?? 'newest',
    view: address.get('view') === 'plan' ? 'plan' : undefined,
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  }
}

/** The catalogue's filter for a query. */
export const queryFilter = (query: Query): HomeFilter => ({
  ...searchFilter(query, buildingNames),
  order: query.sort,
  limit: listPageSize,
  offset: (query.page - 1) * listPageSize,
})
