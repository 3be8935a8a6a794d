import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/status.ts'

/** The signed-in user, for `AuthProvider`. */
export function loader({ context }: Route.LoaderArgs) {
  const { account } = context.get(siteContext)
  if (account.uncertain) throw data(null, { status: 503 })
  return Response.json(
    { email: account.user?.email ?? null },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}
