import { siteContext } from '#app/context.ts'
import { streamedFile } from '#app/feeds/file-response.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import { kyeroStream } from '#server/catalogue/exchange/kyero-write.ts'
import { homePlace, type ResortPlace } from '#server/catalogue/home-place.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Route } from './+types/kyero.ts'

/**
 * Writes the available homes, for sale and to let, in the format that property portals read (Kyero,
 * version 3). Homes whose town is not known are left out.
 * @throws a 503 response when the catalogue does not answer: portals take an empty feed to mean
 * that everything is sold.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, config, log } = context.get(siteContext)
  const { siteUrl, resort } = config
  const options = { siteUrl, resort, country: 'Spain' }
  return orUnavailablePage(log, 'the feed for portals could not be made', () =>
    streamedFile(kyeroStream(withTown(catalogue.each(), resort), options), 'application/xml'),
  )
}

/** The homes whose town is known: portals refuse others. */
async function* withTown(homes: AsyncIterable<readonly Property[]>, resort: ResortPlace) {
  for await (const some of homes)
    yield some.filter(({ location }) => homePlace(location, resort).municipality !== undefined)
}
