import { whenUnavailable } from '#app/unavailable.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { isOffMarket, type Property } from '#server/catalogue/property.ts'
import { noSteps } from '#server/catalogue/steps.ts'
import type { Site } from '#server/site.ts'

/** At most this many homes of one price are searched for one that can be bought. */
const maxOfOnePrice = 12

/**
 * The newest of the cheapest homes that can be bought. The lowest price comes from the groups of
 * homes that the list's filter counts.
 * @returns undefined if there is none, or while the catalogue does not answer.
 */
export async function cheapestHome({
  catalogue,
  log,
}: Pick<Site, 'log'> & { catalogue: Pick<Catalogue, 'groups' | 'list'> }): Promise<
  Property | undefined
> {
  const find = async () => {
    const groups = await catalogue.groups(noSteps)
    const price = Math.min(
      ...groups
        .filter(({ listing, status }) => listing !== 'rent' && !isOffMarket(status))
        .map(({ lowest }) => lowest),
    )
    if (price === Infinity) return undefined
    const { properties } = await catalogue.list({
      listing: 'sale',
      minPrice: price,
      maxPrice: price,
      counted: false,
      limit: maxOfOnePrice,
    })
    return properties.find(({ status }) => !isOffMarket(status))
  }
  return whenUnavailable(log, 'the cheapest home could not be read', find, () => undefined)
}
