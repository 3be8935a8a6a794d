import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { enqueue } from '../../../mail/enqueue.ts'
import { roleOf } from '../../../staff/role.ts'
import { languageOfUser } from '../account-mailer.ts'
import { userFromRow } from '../account.ts'
import { accountEmailKind } from '../emails.ts'
import { findUser } from '../rows.ts'

/**
 * Removes a user's factors and ends their sessions, for an owner who has lost their telephone and
 * recovery codes. An e-mail about it is queued.
 * @param email in lower case.
 * @param now milliseconds since 1970.
 * @returns false where there was no second step.
 */
export const removeSecondStep = (
  db: Kysely<Schema>,
  { email, mailDomain, now }: { email: string; mailDomain: string; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const user = await findUser(transaction, email)
    if (!user || !(await removeFactors(transaction, user.id))) return false
    const { userMetadata, appMetadata } = userFromRow(user)
    const language = languageOfUser(userMetadata, '')
    // Members of staff have to set up another factor before they can enter the office.
    const kind = roleOf(appMetadata) ? 'second_factor_reset' : 'second_factor_off'
    const notice = accountEmailKind.with({ kind, email, language })
    await enqueue(transaction, notice, mailDomain, now)
    return true
  })

/**
 * Removes a user's factors and ends their sessions.
 * @returns whether there was a second step.
 */
export async function removeFactors(transaction: Kysely<Schema>, userId: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('auth_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .returning('id')
    .execute()
  if (removed.length === 0) return false
  await transaction.deleteFrom('auth_sessions').where('user_id', '=', userId).execute()
  return true
}
