import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import type { Database } from '../database/database.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import { withdrawMarketing } from '../leads/withdraw-marketing.ts'
import { dropUnsentQuery } from '../mail/queue.ts'
import type { Clock } from '../shared/time/clock.ts'

/**
 * Unsubscribes the owner of this token; a repetition changes nothing.
 * @returns whether the token belongs to a subscriber.
 */
export async function unsubscribe(
  { db, engine, clock }: Pick<Database, 'db' | 'engine'> & { clock: Clock },
  token: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .selectFrom('subscribers')
      .select('email')
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst()
    if (!subscriber) return false
    await endNews(transaction, { engine, emails: [subscriber.email], now: clock() })
    return true
  })
}

/**
 * Ends all news to some addresses, in the caller's transaction: the newsletter, and the marketing
 * consents that they gave beside forms. Alerts continue, because somebody asked for them by a
 * search.
 * @param emails in lower case.
 * @param now milliseconds since 1970.
 * @returns how many consents ended.
 */
export async function endNews(
  transaction: Kysely<Schema>,
  { engine, emails, now }: { engine: Database['engine']; emails: readonly string[]; now: number },
): Promise<number> {
  takeLock(transaction, 'subscribers')
  const left = await transaction
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('email', 'in', emails)
    .where('state', '!=', 'unsubscribed')
    .returning(['email', 'consent_wording', 'language'])
    .execute()
  await recordConsents(
    transaction,
    left.map(({ email, consent_wording: wording, language }) => ({
      email,
      purpose: 'newsletter',
      event: 'withdrawn',
      wording,
      language,
      at: now,
    })),
  )
  await dropUnsentQuery(transaction, now)
    .where('id', 'in', (deliveries) =>
      deliveries
        .selectFrom('newsletter_deliveries')
        .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
        .select('outbox_id')
        .where('email', 'in', emails),
    )
    .execute()
  return left.length + (await withdrawMarketing(transaction, { engine, emails, now }))
}
