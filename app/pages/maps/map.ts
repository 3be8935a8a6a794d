import { drawingResponse } from '#app/components/drawing-response.ts'
import { siteContext } from '#app/context.ts'
import { drawCoast } from '#pictures/plans/maps/coast.ts'
import { drawSite } from '#pictures/plans/maps/site.ts'
import { languageOf, withoutLanguage } from '#server/language.ts'
import type { Route } from './+types/map.ts'
// The stylesheet is imported unminified: a minified comparison would not be valid XML.
import css from '#pictures/plans/maps.css?raw'

/**
 * Returns the resort's plan or the map of the coast, as a picture that contains its styles and
 * fonts. `at` is the reference of a home to mark on the plan.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const svg =
    withoutLanguage(url.pathname) === '/maps/coast.svg'
      ? drawCoast(language, { css })
      : drawSite(language, await context.get(siteContext).readGround(), {
          href: () => undefined,
          here: url.searchParams.get('at') ?? undefined,
          css,
        })
  return drawingResponse(svg)
}
