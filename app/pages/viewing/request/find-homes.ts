import type { Property } from '#server/catalogue/property.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * Finds homes in the order of their slugs, without those that no longer exist; undefined if the
 * catalogue cannot be read for any reason: a request is then stored without them.
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
