import { drawingResponse } from '#app/components/drawing-response.ts'
import { siteContext } from '#app/context.ts'
import { drawCoast } from '#pictures/plans/maps/coast.ts'
import { drawSite } from '#pictures/plans/maps/site.ts'
import { languageOf, withoutLanguage } from '#server/language.ts'
import type { Route } from './+types/map.ts'
// As they are written: a minified comparison would be no XML.
import css from '#pictures/plans/maps.css?raw'

/**
 * The resort's plan or the map of the coast, as a picture with its styles and fonts inside. `at` is
 * the reference of a home to mark on the plan.
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
