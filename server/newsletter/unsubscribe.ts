import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import { dropUnsentQuery } from '../mail/queue.ts'
import type { Clock } from '../shared/time/clock.ts'

/**
 * Unsubscribes the owner of this token; a repetition changes nothing.
 * @returns whether the token belongs to a subscriber.
 */
export async function unsubscribe(
  { db, now: clock }: { db: Kysely<Schema>; now: Clock },
  token: string,
): Promise<boolean> {
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    takeLock(transaction, 'subscribers')
    const left = await transaction
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: now })
      .where('unsubscribe_token', '=', token)
      .where('state', '!=', 'unsubscribed')
      .returning(['email', 'consent_wording', 'language'])
      .executeTakeFirst()
    if (left) {
      const { email, consent_wording: wording, language } = left
      await recordConsents(transaction, [
        {
          email,
          purpose: 'newsletter',
          event: 'withdrawn',
          wording,
          language,
          at: now,
        },
      ])
    }
    const subscriber = await transaction
      .selectFrom('subscribers')
      .select('id')
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst()
    if (subscriber)
      await dropUnsentQuery(transaction, now)
        .where('id', 'in', (query) =>
          query
            .selectFrom('newsletter_deliveries')
            .select('outbox_id')
            .where('subscriber_id', '=', subscriber.id),
        )
        .execute()
    return subscriber !== undefined
  })
}
