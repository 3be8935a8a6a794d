import { whenUnavailable } from '#app/unavailable.ts'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import type { Site } from '#server/site.ts'

/** How many homes match a search now; undefined while the catalogue does not answer. */
export const countFitting = (
  { catalogue, log }: Pick<Site, 'catalogue' | 'log'>,
  filter: HomeFilter,
): Promise<number | undefined> =>
  whenUnavailable(
    log,
    'the homes of an alert could not be counted',
    async () =>
      (await catalogue.list({ ...filter, listing: filter.listing ?? 'sale', limit: 1 })).total,
    () => undefined,
  )
