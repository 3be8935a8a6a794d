import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Unavailable } from '../unavailable.ts'
import { tokenHash } from './token.ts'

/**
 * Confirms the address whose letter held this token. Once confirmed, the same token says so again,
 * for whoever clicks twice; it cannot bring back somebody who has left.
 * @returns whether the address is confirmed now.
 * @throws {Unavailable} when the database fails.
 */
export async function confirm(db: Kysely<Schema>, token: string, now = Date.now()): Promise<boolean> {
  const hash = tokenHash(token)
  try {
    // The letter has done its work, so the next one need not wait for its end.
    await db
      .updateTable('subscribers')
      .set({ state: 'confirmed', confirmed_at: now, token_expires_at: now })
      .where('token_hash', '=', hash)
      .where('state', '=', 'waiting')
      .where('token_expires_at', '>', now)
      .execute()
    const subscriber = await db.selectFrom('subscribers').select('state').where('token_hash', '=', hash).executeTakeFirst()
    return subscriber?.state === 'confirmed'
  } catch (error) {
    throw new Unavailable('The newsletter', error)
  }
}
