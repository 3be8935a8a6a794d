import { data } from 'react-router'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Site } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'

/**
 * The home of a page.
 * @throws what React Router answers with: 404 where there is no such home, 503 while the catalogue does not answer.
 */
export async function loadProperty(
  { catalogue, log }: Pick<Site, 'log'> & { catalogue: Pick<Catalogue, 'find'> },
  slug: string,
): Promise<Property> {
  const property = await catalogue.find(slug).catch((error) => {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a home could not be read')
    throw data(null, { status: 503 })
  })
  if (property) return property
  log.warn({ path: `/properties/${slug}` }, 'no home at this path')
  throw data(null, { status: 404 })
}
