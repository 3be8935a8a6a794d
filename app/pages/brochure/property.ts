import { findProperty } from '#app/catalogue/load-property.ts'
import { siteContext } from '#app/context.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/property.ts'
import { brochureResponse } from './brochure-response.ts'
import { propertyContent } from './property-content.ts'

/** `/properties/{slug}/brochure.pdf`. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  return brochureResponse({ request, url }, site, params.slug, async () => {
    const property = await findProperty(site.catalogue, params.slug, url)
    if (!property) return undefined
    const [plan, ground] = await Promise.all([
      site.readPlan(property.ref, language),
      site.readGround(),
    ])
    return propertyContent(property, language, site, { plan, ground, address: url.searchParams })
  })
}
