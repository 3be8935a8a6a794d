import { requireAccount } from '#app/account/guard.ts'
import { siteContext } from '#app/context.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import type { Route } from './+types/data.ts'

/** All data of an account, as a file (GDPR, article 20). */
export async function loader(args: Route.LoaderArgs) {
  const { account, user } = requireAccount(args)
  const { leads, viewings, log } = args.context.get(siteContext)
  const [enquiries, asked] = await orUnavailablePage(
    log,
    'the data of an account could not be read',
    () => Promise.all([leads.ofUser(user.id), viewings.ofUser(user)]),
  )
  const appointments = asked.map(({ viewing: { homes, state, format, start } }) => ({
    home: homes.map(({ ref }) => ref).join(', ') || null,
    state,
    format,
    start: start === undefined ? null : new Date(start).toISOString(),
  }))
  return new Response(
    `${JSON.stringify({ account: account.exportData(), enquiries, viewings: appointments }, undefined, 2)}\n`,
    {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="alboran-residences-data.json"',
        'Cache-Control': 'private, no-store',
      },
    },
  )
}
