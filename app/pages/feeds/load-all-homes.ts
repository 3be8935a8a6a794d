import { orUnavailablePage } from '#app/unavailable.ts'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * Loads the homes of a feed.
 * @throws a 503 response when the catalogue does not answer: feed readers take an empty feed to
 * mean that everything is sold.
 */
export async function loadAllHomes(
  { catalogue, log }: SiteRequest,
  filter?: HomeFilter,
): Promise<Property[]> {
  const { properties } = await orUnavailablePage(log, 'a feed of homes could not be made', () =>
    catalogue.list(filter),
  )
  return properties
}
