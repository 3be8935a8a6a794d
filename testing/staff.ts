import { randomUUID } from 'node:crypto'
import { signAccessToken } from '#server/backend/auth/access-tokens.ts'
import { userFromRow } from '#server/backend/auth/account.ts'
import { newUser } from '#server/backend/auth/new-user.ts'
import { openSession } from '#server/backend/auth/sessions.ts'
import { SigningKeys } from '#server/backend/auth/signing-keys.ts'
import type { Database } from '#server/database/database.ts'
import type { StaffRole } from '#server/staff/role.ts'

/**
 * The cookie of a member of staff at a site that may be in another process.
 * @param siteUrl the configured address of the site.
 */
export async function staffCookie(
  database: Pick<Database, 'db'>,
  siteUrl: string,
  role: StaffRole,
): Promise<string> {
  const { id, token } = await staffSession(database, { siteUrl, role })
  await database.db
    .insertInto('auth_factors')
    .values({
      id: randomUUID(),
      user_id: id,
      factor_type: 'totp',
      friendly_name: '',
      status: 'verified',
      secret: 'A'.repeat(32),
      last_step: null,
      last_challenged_at: null,
      created_at: Date.now(),
      updated_at: Date.now(),
    })
    .execute()
  // The second part renews the session, which outlives a test.
  return `${siteUrl.startsWith('https:') ? '__Host-' : ''}session=${token}~none`
}

interface TestStaffSession {
  id: string
  email: string
  sessionId: string
  /** The access token. */
  token: string
}

/**
 * A signed-in account, created without e-mails and codes.
 * @param role undefined: a visitor's account.
 * @param level 1: without the second factor.
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
