import { propertyCard } from '#app/catalogue/card-data.ts'
import { siteContext } from '#app/context.ts'
import { parseShortlist } from '#app/shortlist/list.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/homes.ts'

/**
 * The cards of the homes named in the query, in the order of the query, for the script that shows
 * recently viewed homes.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, pictures, log } = context.get(siteContext)
  const slugs = parseShortlist(url.searchParams.get('homes'))
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
  if (slugs.length === 0) return Response.json({ cards: [] }, { headers })
  const answer = async () => {
    const { properties } = await catalogue.list({ slugs, limit: slugs.length, counted: false })
    const cards = slugs
      .flatMap((slug) => properties.find((home) => home.slug === slug) ?? [])
      .map((home) => propertyCard(home, languageOf(url.pathname), pictures))
    return Response.json({ cards }, { headers })
  }
  return whenUnavailable(log, 'the homes that were seen recently could not be read', answer, () =>
    Response.json({ cards: [] }, { status: 503, headers }),
  )
}
