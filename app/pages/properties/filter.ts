import type { Order } from '#server/catalogue/filter.ts'
import { anyHome, type Search, searchParameters } from '#server/catalogue/search.ts'

/** The number of homes on one page of the list. */
export const listPageSize = 12

/**
 * The highest page of the list. Deeper pages would take the database longer, and nobody looks
 * through 2,400 homes.
 */
export const maxPage = 200

/** The number of the last page for a number of homes; 0 if there are none. */
export const lastPage = (homes: number): number =>
  Math.min(Math.ceil(homes / listPageSize), maxPage)

/** The query of the list's address: a search, its order, and a page number. */
export interface Query extends Search {
  sort: Order
  page: number
  /** Set if the plan of the resort shows the homes instead of the list. */
  view?: 'plan' | undefined
}

/**
 * The query string of a page of the same list, or of the list with `changes`: parameters in a fixed
 * order, without defaults.
 */
export function searchOf(whole: Query, page: number, changes: Partial<Query> = {}): string {
  const query = { ...whole, ...changes }
  const parameters = searchParameters(query)
  if (query.sort !== 'newest') parameters.set('sort', query.sort)
  if (query.view) parameters.set('view', query.view)
  if (page > 1) parameters.set('page', String(page))
  const text = parameters.toString()
  return text && `?${text}`
}

/** The query string without conditions, except whether homes are for sale or to let. */
export const clearedSearch = (query: Query): string =>
  searchOf(query, 1, { ...anyHome, listing: query.listing })
