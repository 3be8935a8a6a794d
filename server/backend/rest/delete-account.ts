import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { RestError } from './rest-error.ts'
import { forbidden, type Visitor } from './visitor.ts'

/**
 * POST /rpc/delete_account: ends the account of whoever asks, with its sessions and letters' links; on a
 * hosted project it is the function of that name in `../hosted/`. A session that was ended cannot do it.
 * @throws {RestError} 401.
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
