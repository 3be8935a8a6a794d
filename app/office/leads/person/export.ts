import { data } from 'react-router'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import type { Route } from './+types/export.ts'

/**
 * Exports everything that is stored about the person of a lead (GDPR, articles 15 and 20). The log
 * names who has exported it.
 */
export async function loader(args: Route.LoaderArgs) {
  const who = requireMember(args)
  const addresses = await who.site.people.export(args.params.id, actorOf(who))
  if (!addresses) throw data(null, { status: 404 })
  return new Response(`${JSON.stringify(addresses, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
    },
  })
}
