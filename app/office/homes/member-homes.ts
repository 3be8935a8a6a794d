import { data } from 'react-router'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { requireMember } from '../guard.ts'
import { homeIdOf } from './home-path.ts'

type Args = Parameters<typeof requireMember>[0]

/**
 * Opens the homes with the rights of a member of staff.
 * @throws a 404 response if their session has ended.
 */
export async function openMemberHomes({
  site,
  member,
}: ReturnType<typeof requireMember>): Promise<MemberHomes> {
  const client = await site.account.staffClient()
  if (!client) throw data(null, { status: 404 })
  return site.homes.as({ client, email: member.email })
}

/**
 * The member of staff who makes the request, and homes with their rights.
 * @throws a 403 response without the right; a 404 response if the session has ended.
 */
export async function homesIn(args: Args) {
  const who = requireMember(args, 'homes.write')
  return { ...who, homes: await openMemberHomes(who) }
}

/**
 * The member, homes with their rights, and the id of the home in the address.
 * @throws as {@link homesIn}.
 */
export async function homeIn(args: Args & { params: { id: string } }) {
  return { ...(await homesIn(args)), id: homeIdOf(args.params.id) }
}
