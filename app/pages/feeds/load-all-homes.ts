import { data } from 'react-router'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { SiteRequest } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'

/**
 * The homes of a feed.
 * @throws a 503 response when the catalogue does not answer: readers of a feed take an empty one
 *   for "everything is sold".
 */
export async function loadAllHomes(
  { catalogue, log }: SiteRequest,
  filter?: HomeFilter,
): Promise<Property[]> {
  try {
    return (await catalogue.list(filter)).properties
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a feed of homes could not be made')
    throw data(null, { status: 503 })
  }
}
