import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { streamedFile } from '#app/feeds/file-response.ts'
import { kyeroStream } from '#server/catalogue/exchange/kyero-write.ts'
import { isUnavailable } from '#server/unavailable.ts'
import type { Route } from './+types/kyero.ts'

/**
 * The available homes, for sale and to let, in the format that property portals read (Kyero,
 * version 3).
 * @throws a 503 response when the catalogue does not answer: portals take an empty feed for
 *   "everything is sold".
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, config, log } = context.get(siteContext)
  const options = { siteUrl: config.siteUrl, province: 'Málaga', country: 'Spain' }
  try {
    return await streamedFile(kyeroStream(catalogue.each(), options), 'application/xml')
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'the feed for portals could not be made')
    throw data(null, { status: 503 })
  }
}
