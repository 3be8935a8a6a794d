import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { Member } from '../../staff/member.ts'
import { roleOf } from '../../staff/role.ts'

/**
 * The member of staff to whom a session belongs. Role, session and second step are read from the
 * database rather than the access token, so that a removed member loses access at once.
 * @returns undefined for any other user, for an ended session, and without the second step.
 */
export async function findMember(
  db: Kysely<Schema>,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: number,
): Promise<Member | undefined> {
  const found = await db
    .selectFrom('auth_sessions')
    .innerJoin('auth_users', 'auth_users.id', 'auth_sessions.user_id')
    .select(['auth_users.id', 'email', 'app_metadata', 'banned_until'])
    .where('auth_sessions.id', '=', sessionId)
    .where('auth_users.id', '=', userId)
    .where('second_factor', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  const role = found && roleOf(fromJson(found.app_metadata))
  if (!role || (found.banned_until ?? 0) > now) return undefined
  return { id: found.id, email: found.email, role }
}
