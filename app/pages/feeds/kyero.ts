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
  return orUnavailablePage(log, 'the feed for portals could not be made', async () =>
    (await lacksEveryTown(catalogue.each(), resort))
      ? townlessFeed()
      : streamedFile(kyeroStream(withTown(catalogue.each(), resort), options), 'application/xml'),
  )
}

const hasTown = ({ location }: Property, resort: ResortPlace) =>
  homePlace(location, resort).municipality !== undefined

/** The homes whose town is known: portals refuse others. */
async function* withTown(homes: AsyncIterable<readonly Property[]>, resort: ResortPlace) {
  for await (const some of homes) yield some.filter((home) => hasTown(home, resort))
}

/**
 * Whether there are homes, but the town of none of them is known. It stops reading at the first
 * home whose town is known.
 */
async function lacksEveryTown(homes: AsyncIterable<readonly Property[]>, resort: ResortPlace) {
  let count = 0
  for await (const some of homes) {
    if (some.some((home) => hasTown(home, resort))) return false
    count += some.length
  }
  return count > 0
}

/** A feed without homes would tell portals to withdraw all of them. */
const townlessFeed = () =>
  new Response(
    'No home is listed here yet, because portals need its town. Operator: set RESORT_MUNICIPALITY, the municipality of the resort, and start again.\n',
    {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    },
  )
