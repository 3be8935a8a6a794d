import { whenUnavailable } from '#app/unavailable.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { isOffMarket } from '#server/catalogue/property.ts'
import { noSteps } from '#server/catalogue/steps.ts'
import type { Site } from '#server/site.ts'

/**
 * The price of the cheapest home that can be bought, in euros, from the groups that the filter of
 * the list counts.
 * @returns undefined if there is none, or while the catalogue does not answer.
 */
export async function lowestPrice({
  catalogue,
  log,
}: Pick<Site, 'log'> & { catalogue: Pick<Catalogue, 'groups'> }): Promise<number | undefined> {
  const groups = await whenUnavailable(
    log,
    'the lowest price could not be read',
    () => catalogue.groups(noSteps),
    () => [],
  )
  const prices = groups
    .filter(({ listing }) => listing !== 'rent')
    .filter(({ status }) => !isOffMarket(status))
    .map(({ lowest }) => lowest)
  return prices.length > 0 ? Math.min(...prices) : undefined
}
