import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { SecondFactor } from '../../../database/tables/accounts.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDependencies } from '../context.ts'
import type { SessionRow, UserRow } from '../rows.ts'
import { clientHash, newRefreshKey } from '../sessions.ts'

/**
 * Counts a guess of a user's code before it is tried, so that parallel guesses are counted too.
 * @returns a function that reverts the count after a correct code.
 * @throws {AuthError} 429 `over_request_rate_limit`.
 */
export async function guessCode(
  { db, limits }: AuthDependencies,
  { id }: Pick<UserRow, 'id'>,
  client: string | undefined,
): Promise<{ wasRight(): Promise<void> }> {
  await limits.guessCode(id, client, () => hasProvedBefore(db, id, client))
  return { wasRight: () => limits.guessedCodeRight(id, client) }
}

/** Whether this client has a session of the user in which a second factor was proved. */
async function hasProvedBefore(
  db: Kysely<Schema>,
  userId: string,
  client: string | undefined,
): Promise<boolean> {
  if (client === undefined) return false
  const session = await db
    .selectFrom('auth_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('client', '=', clientHash(client))
    .where('second_factor', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/**
 * Raises a session to assurance level 2 and ends the user's other sessions of level 1.
 * @throws {AuthError} 403 for a session that has just ended.
 */
export async function raiseAssuranceLevel(
  transaction: Kysely<Schema>,
  { id, user_id, second_factor }: SessionRow,
  factor: SecondFactor,
  now: number,
): Promise<SessionRow> {
  const raised = await transaction
    .updateTable('auth_sessions')
    .set({
      second_factor: factor,
      second_factor_at: now,
      // Refresh tokens issued at level 1 can no longer renew the session.
      ...(second_factor === null && { refresh_key: newRefreshKey() }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!raised)
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    )
  await transaction
    .deleteFrom('auth_sessions')
    .where('user_id', '=', user_id)
    .where('id', '!=', id)
    .where('second_factor', 'is', null)
    .execute()
  return raised
}
