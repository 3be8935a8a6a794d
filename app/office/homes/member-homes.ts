import { data } from 'react-router'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { requireMember } from '../guard.ts'
import { homeIdOf } from './home-path.ts'

type Args = Parameters<typeof requireMember>[0]

/**
 * Homes with the rights of a member of staff.
 * @throws 404 where their session has ended.
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
 * The member of staff who writes homes, and homes with their rights.
 * @throws 403 without the right; 404 where the session has ended.
 */
export async function homesIn(args: Args) {
  const request = requireMember(args, 'homes.write')
  return { ...request, homes: await openMemberHomes(request) }
}

/** The same, with the id of the home that the address names. */
export async function homeIn(args: Args & { params: { id: string } }) {
  return { ...(await homesIn(args)), id: homeIdOf(args.params.id) }
}
