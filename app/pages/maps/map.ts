import { drawCoast } from '#pictures/plans/maps/coast.ts'
import { drawSite } from '#pictures/plans/maps/site.ts'
import mapStyles from '#pictures/plans/maps.css?raw'
import { languageOf, withoutLanguage } from '#server/language.ts'
import type { Route } from './+types/map.ts'

/** The resort's plan or the map of the coast, as a picture with its styles inside. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const css = mapStyles
  const svg =
    withoutLanguage(url.pathname) === '/maps/coast.svg'
      ? drawCoast(language, { css })
      : drawSite(language, { href: () => undefined, css })
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
