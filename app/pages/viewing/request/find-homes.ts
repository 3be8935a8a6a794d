import type { Property } from '#server/catalogue/property.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * Homes in the order of their slugs, without those that are gone; undefined where the catalogue
 * cannot be read, for whatever reason: a request is then stored without them.
 */
export async function findHomes(
  { catalogue, log }: Pick<SiteRequest, 'catalogue' | 'log'>,
  slugs: readonly string[],
): Promise<Property[] | undefined> {
  try {
    const homes = await Promise.all(slugs.map((slug) => catalogue.find(slug)))
    return homes.filter((home) => home !== undefined)
  } catch (error) {
    log.error({ err: error }, 'the homes of a viewing could not be read')
    return undefined
  }
}
