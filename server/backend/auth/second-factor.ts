import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { AuthFactorsTable } from '../../database/tables/accounts.ts'
import { stepMinutes } from '../../shared/time/account-durations.ts'
import { minute } from '../../shared/time/durations.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { AuthError } from './auth-error.ts'
import type { SessionRow } from './rows.ts'

export type FactorRow = Selectable<AuthFactorsTable>

/** How long a factor waits for its first code, in milliseconds. */
const unverifiedFor = stepMinutes * minute

/** The factors of a user that have not expired, oldest first. */
export const factorsOf = (db: Kysely<Schema>, userId: string, now: number): Promise<FactorRow[]> =>
  db
    .selectFrom('auth_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('status', '=', 'verified'), eb('created_at', '>', now - unverifiedFor)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Deletes the factors of a user that never got their first code. */
export const deleteExpiredFactors = (
  db: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<unknown> =>
  db
    .deleteFrom('auth_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<=', now - unverifiedFor)
    .execute()

/** Whether this user's sign-in asks for a code. */
export async function hasSecondFactor(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('auth_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .limit(1)
    .executeTakeFirst()
  return factor !== undefined
}

/** The assurance level of a session: 2 after a second factor. */
export const levelOf = ({ second_factor }: Pick<SessionRow, 'second_factor'>): 'aal1' | 'aal2' =>
  second_factor === null ? 'aal1' : 'aal2'

/**
 * A user's own factor.
 * @throws {AuthError} 404 `mfa_factor_not_found`.
 */
export async function findFactor(
  db: Kysely<Schema>,
  userId: string,
  id: string,
  now: number,
): Promise<FactorRow> {
  const factor = (await factorsOf(db, userId, now)).find((one) => one.id === id)
  if (!factor || factor.factor_type !== 'totp') throw factorNotFound()
  return factor
}

/** 404: the user has no such factor. */
export const factorNotFound = (): AuthError =>
  new AuthError(404, 'mfa_factor_not_found', 'Factor not found')

/** A factor as clients see it in `user.factors`. */
export const factorJson = (factor: FactorRow) => ({
  id: factor.id,
  created_at: isoTime(factor.created_at),
  updated_at: isoTime(factor.updated_at),
  status: factor.status,
  friendly_name: factor.friendly_name || undefined,
  factor_type: factor.factor_type,
  last_challenged_at:
    factor.last_challenged_at === null ? undefined : isoTime(factor.last_challenged_at),
})
