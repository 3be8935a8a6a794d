import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Database } from '../../database/database.ts'
import { lockRows } from '../../database/lock-rows.ts'
import type { Schema } from '../../database/schema.ts'
import { roleOf, type StaffRole } from '../../staff/role.ts'
import { userFromRow } from '../auth/account.ts'
import { findUser, type UserRow } from '../auth/rows.ts'
import { roleColumn } from './list-staff.ts'
import { StaffError } from './staff-error.ts'

/**
 * Gives a member of staff another role, or removes them from the staff. Either ends all their
 * sessions, so that no session keeps the former rights.
 * @param email in lower case.
 * @throws {StaffError} `unknown` for somebody who is not staff, `unchanged` for the same role,
 *   `lastManager`.
 */
export const changeRole = (
  { db, engine }: Database,
  {
    email,
    role,
    actor,
    now,
  }: { email: string; role: StaffRole | undefined; actor: Actor; now: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // Locks all managers, because two who remove each other at the same time could otherwise both
    // succeed.
    const managers = transaction
      .selectFrom('auth_users')
      .select(['id', 'email_confirmed_at'])
      .where(roleColumn, '=', 'manager')
    const locked = await lockRows(engine, managers).execute()
    const user = await findUser(transaction, email)
    const before = user && roleOf(userFromRow(user).appMetadata)
    if (!user || !before) throw new StaffError('unknown')
    if (before === role) throw new StaffError('unchanged')
    // A manager who has not accepted the invitation may never be able to sign in.
    const others = locked.filter((one) => one.id !== user.id && one.email_confirmed_at !== null)
    if (before === 'manager' && others.length === 0) throw new StaffError('lastManager')
    await setRole(transaction, user, role, now)
    await recordRole(transaction, { actor, account: user, before, after: role, now })
  })

/** Stores the role and ends all sessions of the account. */
export async function setRole(
  transaction: Kysely<Schema>,
  user: UserRow,
  role: StaffRole | undefined,
  now: number,
): Promise<void> {
  const { role: _, ...rest } = userFromRow(user).appMetadata
  await transaction
    .updateTable('auth_users')
    .set({
      app_metadata: JSON.stringify({ ...rest, ...(role ? { role } : {}) }),
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute()
  await transaction.deleteFrom('auth_sessions').where('user_id', '=', user.id).execute()
}

/** Adds a change of role to the audit log; undefined means no role. */
export const recordRole = (
  transaction: Kysely<Schema>,
  {
    actor,
    account: { id, email },
    before,
    after,
    now,
  }: {
    actor: Actor
    account: Pick<UserRow, 'id' | 'email'>
    before: StaffRole | undefined
    after: StaffRole | undefined
    now: number
  },
): Promise<void> =>
  recordAuditEntries(
    transaction,
    actor,
    [
      {
        table: 'staff',
        id,
        before: before && { email, role: before },
        after: after && { email, role: after },
      },
    ],
    now,
  )
