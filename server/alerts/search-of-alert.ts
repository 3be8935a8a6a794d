import { readSearch, type Search } from '../catalogue/search.ts'

/** The search that an alert stores; its development was checked when the alert was stored. */
export function searchOfAlert(search: string): Search {
  const parameters = new URLSearchParams(search)
  const development = parameters.get('development')
  return readSearch(parameters, development === null ? [] : [development])
}

/**
 * A search as an alert has it: without availability, because alerts are about homes that come on
 * sale, and without the build stage, which the jobs that send alerts do not know.
 */
export const forAlert = (search: Search): Search => ({ ...search, status: '', stage: '' })
