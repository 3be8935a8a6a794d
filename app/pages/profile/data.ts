import { data } from 'react-router'
import { isUnavailable } from '#server/unavailable.ts'
import { requireAccount } from '#app/account/guard.ts'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/data.ts'

/** All data of an account, as a file (GDPR, article 20). */
export async function loader(args: Route.LoaderArgs) {
  const { account, user } = requireAccount(args)
  const { leads, log } = args.context.get(siteContext)
  const enquiries = await leads.ofUser(user.id).catch((error) => {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'the data of an account could not be read')
    throw data(null, { status: 503 })
  })
  return new Response(
    `${JSON.stringify({ account: account.exportData(), enquiries }, undefined, 2)}\n`,
    {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="alboran-residences-data.json"',
        'Cache-Control': 'private, no-store',
      },
    },
  )
}
