import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { fromJson } from '../../database/schema.ts'
import { roleOf, type StaffRole } from '../../staff/role.ts'

export interface StaffEntry {
  id: string
  email: string
  role: StaffRole
  /** Whether the invitation was accepted. */
  isConfirmed: boolean
  /** Without it nothing of the agency's can be seen or done. */
  hasSecondFactor: boolean
  /** ISO 8601. */
  lastSignInAt: string | null
}

/** The role of an account, as both engines read it from JSON. */
export const roleColumn = sql<string | null>`app_metadata ->> 'role'`

/** The agency's staff by e-mail address. */
export async function listStaff(db: Kysely<Schema>): Promise<StaffEntry[]> {
  const rows = await db
    .selectFrom('auth_users')
    .select((select) => [
      'id',
      'email',
      'app_metadata',
      'email_confirmed_at',
      'last_sign_in_at',
      select
        .selectFrom('auth_factors')
        .select((factors) => factors.fn.countAll<number>().as('count'))
        .whereRef('auth_factors.user_id', '=', 'auth_users.id')
        .where('status', '=', 'verified')
        .where('factor_type', '=', 'totp')
        .as('factors'),
    ])
    .where(roleColumn, 'is not', null)
    .orderBy('email')
    .execute()
  return rows.flatMap((row) => {
    const role = roleOf(fromJson(row.app_metadata))
    if (!role) return []
    const { last_sign_in_at: lastSignIn } = row
    return [
      {
        id: row.id,
        email: row.email,
        role,
        isConfirmed: row.email_confirmed_at !== null,
        hasSecondFactor: (row.factors ?? 0) > 0,
        lastSignInAt: lastSignIn === null ? null : new Date(lastSignIn).toISOString(),
      },
    ]
  })
}
