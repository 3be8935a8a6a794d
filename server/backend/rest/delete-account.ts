import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { RestError } from './rest-error.ts'
import { forbidden, type Visitor } from './visitor.ts'

/**
 * POST /rpc/delete_account: deletes the caller's account with its sessions and one-time links. A hosted
 * project has a function of that name in `../hosted/`.
 * @throws {RestError} 401 for a visitor, and for a session that was ended.
 */
export async function deleteAccount(db: Kysely<Schema>, visitor: Visitor): Promise<void> {
  if (visitor.role === 'anon') throw forbidden('function delete_account', visitor)
  const deleted = await db
    .deleteFrom('auth_users')
    .where('id', '=', visitor.userId)
    .where('id', 'in', (sessions) =>
      sessions.selectFrom('auth_sessions').select('user_id').where('id', '=', visitor.sessionId),
    )
    .returning('id')
    .executeTakeFirst()
  if (!deleted)
    throw new RestError(401, 'PGRST301', 'The session has ended', {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    })
}
