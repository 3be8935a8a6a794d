import { userFromRow } from '../account.ts'
import { AuthError } from '../auth-error.ts'
import { authenticate } from '../authenticate.ts'
import type { AuthDependencies, AuthCaller } from '../context.ts'
import { findFactor, levelOf } from '../second-factor.ts'

/**
 * DELETE /factors/:id. With the last authenticator, the recovery codes are removed too, and the
 * user's sessions return to assurance level 1.
 * @throws {AuthError} 404 for a factor that is not the user's, 422 `insufficient_aal` for a
 *   verified one where this session has not proved a second factor.
 */
export async function unenrol(
  context: AuthDependencies,
  { now }: AuthCaller,
  request: Request,
  factorId: string,
): Promise<{ id: string }> {
  const { db, mailer } = context
  const { user, session } = await authenticate(context, request)
  const factor = await findFactor(db, user.id, factorId, now)
  const counts = factor.status === 'verified'
  if (counts && levelOf(session) === 'aal1')
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  const afterCommit = await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('auth_factors').where('id', '=', factor.id).execute()
    if (!counts) return undefined
    const left = await transaction
      .selectFrom('auth_factors')
      .select('id')
      .where('user_id', '=', user.id)
      .where('factor_type', '=', 'totp')
      .where('status', '=', 'verified')
      .executeTakeFirst()
    if (!left) {
      await transaction.deleteFrom('auth_factors').where('user_id', '=', user.id).execute()
      await transaction
        .updateTable('auth_sessions')
        .set({ second_factor: null, second_factor_at: null })
        .where('user_id', '=', user.id)
        .execute()
    }
    return mailer.sendNotice(transaction, userFromRow(user), { kind: 'second_factor_off', now })
  })
  afterCommit?.()
  return { id: factor.id }
}
