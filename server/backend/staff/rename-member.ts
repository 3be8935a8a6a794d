import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Schema } from '../../database/schema.ts'
import { roleOf } from '../../staff/role.ts'
import { userFromRow } from '../auth/account.ts'
import { findUser, type UserRow } from '../auth/rows.ts'
import { StaffError } from './staff-error.ts'

/**
 * Changes the name by which a member of staff signs and is listed.
 * @param email in lower case.
 * @throws {StaffError} `unknown` for somebody who is not staff.
 */
export const renameMember = (
  db: Kysely<Schema>,
  { email, name, actor, now }: { email: string; name: string; actor: Actor; now: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const user = await findUser(transaction, email)
    const { appMetadata, userMetadata } = user ? userFromRow(user) : {}
    if (!user || !appMetadata || !roleOf(appMetadata)) throw new StaffError('unknown')
    await setName(transaction, user, name)
    const before = { email, name: userMetadata?.name ?? null }
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'staff', id: user.id, before, after: { email, name } }],
      now,
    )
  })

export async function setName(
  transaction: Kysely<Schema>,
  user: UserRow,
  name: string,
): Promise<void> {
  await transaction
    .updateTable('auth_users')
    .set({ user_metadata: JSON.stringify({ ...userFromRow(user).userMetadata, name }) })
    .where('id', '=', user.id)
    .execute()
}
