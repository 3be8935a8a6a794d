import { siteContext } from '#app/context.ts'
import type { Shortlist } from '#app/shortlist/list.ts'
import { ownShortlist, requestPartsOf } from '#app/shortlist/own-list.ts'
import type { Route } from './+types/saved-homes.ts'

/**
 * A stylesheet that shows the visitor's shortlist on a page without script: which homes are saved,
 * and how many. The page itself is the same for every visitor; browsers that run script do not
 * request the stylesheet.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  return new Response(
    stylesheetOf(ownShortlist(requestPartsOf(request, context.get(siteContext)))),
    {
      headers: {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    },
  )
}

/** @param list slugs, which contain no character that would end a quoted value. */
function stylesheetOf(list: Shortlist): string {
  if (list.length === 0) return ''
  const homes = list.map((slug) => `[value="${slug}"]`).join(',')
  return [
    `.save:not(.save--kept):is(${homes}){display:none}`,
    `.save--kept:is(${homes}){display:inline-flex}`,
    `[data-shortlist-count]::after{content:" (${list.length})"}`,
  ].join('')
}
