import { data } from 'react-router'
import type { Author } from '#server/homes/save-draft.ts'
import { requireMember } from '../guard.ts'

type Args = Parameters<typeof requireMember>[0]

/**
 * The member of staff who writes homes, with their own client of the backend: what they may do, it decides.
 * @throws 403 without the right; 404 where the session has ended.
 */
export async function authorIn(args: Args) {
  const { site, member } = requireMember(args, 'homes.write')
  const client = await site.account.staffClient()
  if (!client) throw data(null, { status: 404 })
  const author: Author = { client, name: member.name, now: site.now }
  return { site, member, author }
}
