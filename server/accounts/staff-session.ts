import type { User as AuthUser } from '@supabase/supabase-js'
import { memberName } from '../staff/member-name.ts'
import { roleOf, type StaffRole } from '../staff/role.ts'
import { claimsOf } from './claims.ts'
import type { Tokens } from './session-cookie.ts'
import { usesSecondFactor } from './session.ts'
import { toUser } from './user.ts'

/** A session of a member of staff, as the backend reported for this request. */
export interface StaffSession {
  /** The id of the account. */
  id: string
  email: string
  /** The name in the profile, or the beginning of the address. */
  name: string
  role: StaffRole
  sessionId: string
  /** Whether the account has a second step set up. */
  hasSecondStep: boolean
  /**
   * When the second factor was last used, in milliseconds since 1970; undefined where it was not.
   */
  provedAt: number | undefined
  /** When any factor was last used, a password or a link in an e-mail; 0 where unknown. */
  signedInAt: number
}

/**
 * The staff session of a user and their tokens.
 * @param user as the backend reported for these tokens; the role is in `app_metadata`, which users
 *   cannot write.
 * @returns undefined for anybody who is not a member of staff.
 */
export function staffSessionOf(user: AuthUser, { access }: Tokens): StaffSession | undefined {
  const role = roleOf(user.app_metadata)
  const { sessionId, isProved, provedAt } = claimsOf(access)
  if (!role || !sessionId) return undefined
  const { id, email, name } = toUser(user)
  return {
    id,
    email,
    name: memberName(name, email),
    role,
    sessionId,
    hasSecondStep: usesSecondFactor(user),
    provedAt: isProved ? provedAt : undefined,
    signedInAt: provedAt,
  }
}
