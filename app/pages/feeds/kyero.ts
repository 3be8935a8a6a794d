import { kyeroXml } from '#server/catalogue/exchange/kyero-write.ts'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/kyero.ts'
import { loadAllHomes } from './load-all-homes.ts'
import { fileResponse } from '#app/feeds/file-response.ts'

/** The available homes, for sale and to let, in the format that property portals read (Kyero, version 3). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const homes = await loadAllHomes(site)
  const xml = kyeroXml(homes, {
    siteUrl: site.config.siteUrl,
    province: 'Málaga',
    country: 'Spain',
  })
  return fileResponse(xml, 'application/xml')
}
