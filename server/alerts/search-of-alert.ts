import { readSearch, type Search } from '../catalogue/search.ts'

/** The search that an alert stores; its development was checked when the alert was stored. */
export function searchOfAlert(search: string): Search {
  const parameters = new URLSearchParams(search)
  const development = parameters.get('development')
  return readSearch(parameters, development === null ? [] : [development])
}
