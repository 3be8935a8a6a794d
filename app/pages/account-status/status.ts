import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { ownShortlist, shortlistHeaders, requestPartsOf } from '#app/shortlist/own-list.ts'
import type { Route } from './+types/status.ts'

/** The signed-in user, for `AuthProvider`; a user's browser gets the account's shortlist. */
export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { account } = site
  if (account.uncertain) throw data(null, { status: 503 })
  const parts = requestPartsOf(request, site)
  return Response.json(
    { email: account.user?.email ?? null },
    {
      headers: {
        'Cache-Control': 'private, no-store',
        ...shortlistHeaders(ownShortlist(parts), parts),
      },
    },
  )
}
