import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import { dropUnsent } from '../mail/queue.ts'
import { notificationKind } from './email-kinds.ts'

/**
 * Stops the alert whose e-mails contain this token, and drops its unsent e-mails. A repetition
 * changes nothing.
 * @returns whether the token is an alert's.
 * @throws {Unavailable} when the database fails.
 */
export async function stopAlert(
  { db, engine }: Database,
  stopToken: string,
  now: number,
): Promise<boolean> {
  return orUnavailable(
    'The alerts',
    db.transaction().execute(async (transaction) => {
      const ids = await stopWhere(transaction, engine, { stopToken }, now)
      if (ids.length > 0) return true
      const known = await transaction
        .selectFrom('alerts')
        .select('id')
        .where('stop_token', '=', stopToken)
        .executeTakeFirst()
      return known !== undefined
    }),
  )
}

/**
 * The token of the subscriber's page, for starting again the stopped alert whose e-mails contain
 * this token. Undefined for an alert that was never confirmed: its address may be somebody else's.
 * @throws {Unavailable} when the database fails.
 */
export async function restartToken(
  db: Kysely<Schema>,
  stopToken: string,
): Promise<string | undefined> {
  const stopped = await orUnavailable(
    'The alerts',
    db
      .selectFrom('alerts')
      .innerJoin('alert_subscribers', 'alert_subscribers.id', 'alerts.subscriber_id')
      .select('manage_token')
      .where('stop_token', '=', stopToken)
      .where('state', '=', 'stopped')
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
  )
  return stopped?.manage_token
}

/** One alert by its token, or one or all alerts of a subscriber. */
type AlertSelection = { stopToken: string } | { subscriberId: string; id?: string | undefined }

/**
 * Stops alerts in the caller's transaction.
 * @returns the ids of the alerts that this call stopped.
 */
export async function stopWhere(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  which: AlertSelection,
  now: number,
): Promise<string[]> {
  let update = transaction
    .updateTable('alerts')
    .set({ state: 'stopped', stopped_at: now, token_expires_at: now })
    .where('state', '!=', 'stopped')
  if ('stopToken' in which) update = update.where('stop_token', '=', which.stopToken)
  else {
    update = update.where('subscriber_id', '=', which.subscriberId)
    if (which.id !== undefined) update = update.where('id', '=', which.id)
  }
  const stopped = await update.returning(['id', 'subscriber_id', 'consent_wording']).execute()
  const [first] = stopped
  if (!first) return []
  const { email, language } = await transaction
    .selectFrom('alert_subscribers')
    .select(['email', 'language'])
    .where('id', '=', first.subscriber_id)
    .executeTakeFirstOrThrow()
  await recordConsents(
    transaction,
    stopped.map(({ consent_wording: wording }) => ({
      email,
      purpose: 'alert',
      event: 'withdrawn',
      wording,
      language,
      at: new Date(now),
    })),
  )
  const ids = stopped.map(({ id }) => id)
  await transaction
    .deleteFrom('alert_notifications')
    .where('alert_id', 'in', ids)
    .where('queued_at', 'is', null)
    .execute()
  await dropUnsent(transaction, {
    engine,
    kind: notificationKind.name,
    about: { name: 'alertId', values: ids },
    now,
  })
  return ids
}
