import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import { confirmedAt } from '../consents/double-opt-in.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import type { Clock } from '../shared/time/clock.ts'
import { tokenHash } from '../tokens/token.ts'

/**
 * Confirms the address whose e-mail contained this token. A second click gives the same result, but
 * does not subscribe somebody again who has unsubscribed since.
 * @returns whether the address is confirmed now.
 */
export async function confirm(
  { db, clock }: { db: Kysely<Schema>; clock: Clock },
  token: string,
): Promise<boolean> {
  const hash = tokenHash(token)
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    takeLock(transaction, 'subscribers')
    const confirmed = await transaction
      .updateTable('subscribers')
      .set({ ...confirmedAt(now), state: 'confirmed' })
      .where('token_hash', '=', hash)
      .where('state', '=', 'waiting')
      .where('token_expires_at', '>', now)
      .returning(['email', 'consent_wording', 'language'])
      .executeTakeFirst()
    if (confirmed) {
      const { email, consent_wording: wording, language } = confirmed
      await recordConsents(transaction, [
        {
          email,
          purpose: 'newsletter',
          event: 'confirmed',
          wording,
          language,
          at: now,
        },
      ])
    }
    const subscriber = await transaction
      .selectFrom('subscribers')
      .select('state')
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    return subscriber?.state === 'confirmed'
  })
}
