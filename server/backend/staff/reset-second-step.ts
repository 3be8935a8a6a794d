import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Schema } from '../../database/schema.ts'
import { roleOf } from '../../staff/role.ts'
import type { AccountMailer } from '../auth/account-mailer.ts'
import { userFromRow } from '../auth/account.ts'
import { removeFactors } from '../auth/factors/remove-second-step.ts'
import { findUser } from '../auth/rows.ts'
import { StaffError } from './staff-error.ts'
import { staffNames } from './staff-names.ts'

/**
 * Removes a member's second step and ends their sessions, with an entry in the log and an e-mail to
 * them. They set up another at the next sign-in. Without a second step nothing happens.
 * @param email in lower case.
 * @throws {StaffError} `unknown` for somebody who is not staff.
 */
export async function resetSecondStep(
  { db, mailer }: { db: Kysely<Schema>; mailer: AccountMailer },
  email: string,
  actor: Actor,
  now: number,
): Promise<void> {
  const afterCommit = await db.transaction().execute(async (transaction) => {
    const row = await findUser(transaction, email)
    const user = row && userFromRow(row)
    if (!user || !roleOf(user.appMetadata)) throw new StaffError('unknown')
    if (!(await removeFactors(transaction, user.id))) return undefined
    const [before, after] = [true, false].map((factors) => ({ email, factors }))
    const entry = { table: 'staff', id: user.id, before, after } as const
    await recordAuditEntries(transaction, actor, [entry], now)
    const by = (await staffNames(transaction, [actor.id])).get(actor.id ?? '')
    const notice = { kind: 'second_factor_reset', now, by } as const
    return mailer.sendNotice(transaction, user, notice)
  })
  afterCommit?.()
}
