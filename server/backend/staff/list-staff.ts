import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { fromJson } from '../../database/schema.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { roleOf, type StaffRole } from '../../staff/role.ts'

interface StaffEntry {
  id: string
  email: string
  /** The name in the account; '' where it has none. */
  name: string
  role: StaffRole
  /** Whether the member has accepted the invitation. */
  isConfirmed: boolean
  /** Whether the second step is set up; without it, a member has no rights. */
  hasSecondFactor: boolean
  /** ISO 8601. */
  lastSignInAt: string | null
  /** The number of open sessions. */
  sessions: number
}

/** The role of an account: an SQL expression for both engines. */
export const roleColumn = sql<string | null>`app_metadata ->> 'role'`

/** The agency's staff, sorted by e-mail address. */
export async function listStaff(db: Kysely<Schema>): Promise<StaffEntry[]> {
  const rows = await db
    .selectFrom('auth_users')
    .select((select) => [
      'id',
      'email',
      'app_metadata',
      'user_metadata',
      'email_confirmed_at',
      'last_sign_in_at',
      select
        .selectFrom('auth_factors')
        .select((factors) => factors.fn.countAll<number>().as('count'))
        .whereRef('auth_factors.user_id', '=', 'auth_users.id')
        .where('status', '=', 'verified')
        .where('factor_type', '=', 'totp')
        .as('factors'),
      select
        .selectFrom('auth_sessions')
        .select((sessions) => sessions.fn.countAll<number>().as('count'))
        .whereRef('auth_sessions.user_id', '=', 'auth_users.id')
        .as('sessions'),
    ])
    .where(roleColumn, 'is not', null)
    .orderBy('email')
    .execute()
  return rows.flatMap((row) => {
    const role = roleOf(fromJson(row.app_metadata))
    if (!role) return []
    const { last_sign_in_at: lastSignIn } = row
    const { name } = fromJson(row.user_metadata)
    return [
      {
        id: row.id,
        email: row.email,
        name: typeof name === 'string' ? name : '',
        role,
        isConfirmed: row.email_confirmed_at !== null,
        hasSecondFactor: (row.factors ?? 0) > 0,
        lastSignInAt: lastSignIn === null ? null : isoTime(lastSignIn),
        sessions: row.sessions ?? 0,
      },
    ]
  })
}
