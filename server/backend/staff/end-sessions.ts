import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Schema } from '../../database/schema.ts'
import { roleOf } from '../../staff/role.ts'
import { userFromRow } from '../auth/account.ts'
import { findUser } from '../auth/rows.ts'
import { StaffError } from './staff-error.ts'

/**
 * Ends all sessions of a member of staff, with an entry in the log.
 * @param email in lower case.
 * @throws {StaffError} `unknown` for somebody who is not staff.
 */
export const endSessions = (
  db: Kysely<Schema>,
  email: string,
  actor: Actor,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const user = await findUser(transaction, email)
    if (!user || !roleOf(userFromRow(user).appMetadata)) throw new StaffError('unknown')
    const { numDeletedRows } = await transaction
      .deleteFrom('auth_sessions')
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await recordAuditEntries(
      transaction,
      actor,
      [
        {
          table: 'staff',
          id: user.id,
          before: { email, sessions: Number(numDeletedRows) },
          after: { email, sessions: 0 },
        },
      ],
      now,
    )
  })
