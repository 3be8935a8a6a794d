import { developmentsOf } from '#app/content/developments/current.ts'
import { isDevelopmentId } from '#app/content/developments/developments.ts'
import { siteContext } from '#app/context.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/development.ts'
import { brochureResponse } from './brochure-response.ts'
import { developmentContent } from './development-content.ts'

/** `/property-types/{type}/brochure.pdf` and `/luxury-property/carat/brochure.pdf`. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pathname } = url
  const id = pathname.includes('/luxury-property/') ? 'carat' : (params.type ?? '')
  return brochureResponse({ request, url }, site, id, async () => {
    if (!isDevelopmentId(id)) return undefined
    const development = developmentsOf(site)[id]
    // CARAT's brochure has only its own address.
    if (id === 'carat' && params.type) return undefined
    const { properties } = await site.catalogue.list({
      development: development.name,
      listing: 'sale',
      order: 'cheapest',
      limit: 24,
    })
    return developmentContent(development, properties, languageOf(pathname), site)
  })
}
