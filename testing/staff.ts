import { randomUUID } from 'node:crypto'
import { signAccessToken } from '#server/backend/auth/access-tokens.ts'
import { userFromRow } from '#server/backend/auth/account.ts'
import { newUser } from '#server/backend/auth/new-user.ts'
import { openSession } from '#server/backend/auth/sessions.ts'
import { SigningKeys } from '#server/backend/auth/signing-keys.ts'
import type { Database } from '#server/database/database.ts'
import type { StaffRole } from '#server/staff/role.ts'

export interface TestStaffSession {
  id: string
  email: string
  sessionId: string
  /** The access token. */
  token: string
}

/**
 * A signed-in account, made without its e-mails and codes.
 * @param role undefined: a visitor's account.
 * @param level 1: without the second proof.
 */
export async function staffSession(
  { db }: Pick<Database, 'db'>,
  {
    siteUrl,
    role,
    level = 2,
    email = `${role ?? 'visitor'}-${randomUUID().slice(0, 8)}@example.com`,
  }: {
    siteUrl: string
    role: StaffRole | undefined
    level?: 1 | 2 | undefined
    email?: string | undefined
  },
): Promise<TestStaffSession> {
  const now = Date.now()
  const user = {
    ...newUser({ email, passwordHash: '', userMetadata: {}, isConfirmed: true, now }),
    app_metadata: { provider: 'email', providers: ['email'], ...(role ? { role } : {}) },
  }
  await db
    .insertInto('auth_users')
    .values({ ...user, app_metadata: JSON.stringify(user.app_metadata), user_metadata: '{}' })
    .execute()
  const opened = await openSession(db, user.id, 'password', { client: undefined, now })
  const session = { ...opened, second_factor: level === 2 ? ('totp' as const) : null }
  await db
    .updateTable('auth_sessions')
    .set({ second_factor: session.second_factor, second_factor_at: now })
    .where('id', '=', session.id)
    .execute()
  const token = await signAccessToken(new SigningKeys(db, Date.now), {
    siteUrl,
    user: userFromRow(user),
    session,
    now,
  })
  return { id: user.id, email, sessionId: session.id, token }
}
