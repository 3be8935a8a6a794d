import { data } from 'react-router'
import { requireMember } from '#app/office/guard.ts'
import type { Route } from './+types/export.ts'

/**
 * Everything that is stored about the person of a lead, for them to have (GDPR, articles 15 and
 * 20).
 */
export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args)
  const person = await site.people.ofLead(args.params.id)
  if (!person) throw data(null, { status: 404 })
  return new Response(`${JSON.stringify(person.addresses, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
    },
  })
}
