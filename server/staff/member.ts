import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import { roleOf, type StaffRole } from './role.ts'

/** A member of staff in a session that has given the second proof. */
export interface Member {
  id: string
  email: string
  role: StaffRole
}

/**
 * The member of staff whose session this is. Role, session and second proof are looked up and not taken from
 * the access token, so that a member who was removed is out at once.
 * @returns undefined for any other user, for a session that was ended, and without the second proof.
 */
export async function memberOf(
  db: Kysely<Schema>,
  { userId, sessionId }: { userId: string; sessionId: string },
  now = Date.now(),
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
