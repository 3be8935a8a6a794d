import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { recordErasedRow } from '../../../personal-data/erased-rows.ts'
import { isStaff } from '../../staff/is-staff.ts'
import { RestError } from '../rest-error.ts'
import { forbidden, type RestVisitor } from '../visitor.ts'
import { requireSession, sessionEnded } from './sessions.ts'

/**
 * POST /rpc/delete_account: deletes the caller's account with its sessions and one-time links. A
 * hosted project has a function of that name in `../hosted/`. A member of staff has to be removed
 * from the staff first, so that the removal is logged and the last manager stays.
 * @throws {RestError} 401 for a visitor, and for a session that was ended; 403 without the second
 *   factor; 409 for a member of staff.
 */
export async function deleteAccount(db: Kysely<Schema>, visitor: RestVisitor): Promise<void> {
  if (visitor.role === 'anon') throw forbidden('function delete_account', visitor)
  const { user_id } = await requireSession(db, visitor)
  await db.transaction().execute(async (transaction) => {
    if (await isStaff(transaction, user_id))
      throw new RestError(409, 'PT409', 'A member of staff is removed from the staff first')
    const deleted = await transaction
      .deleteFrom('auth_users')
      .where('id', '=', user_id)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw sessionEnded()
    await recordErasedRow(transaction, deleted.id)
  })
}
