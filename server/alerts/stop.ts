import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { recordConsents } from '../consents/consents.ts'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { AlertSubscribersTable } from '../database/tables/alerts.ts'
import { dropUnsent } from '../mail/queue.ts'
import type { Clock } from '../shared/time/clock.ts'
import { notificationKind } from './email-kinds.ts'
import { lockSubscriber } from './lock-subscriber.ts'
import { dropPendingOf, passOn } from './pending.ts'

/**
 * Stops the alert whose e-mails contain this token, and drops its unsent e-mails: their homes are
 * given to the subscriber's other alerts. A repeated call changes nothing.
 * @returns whether the token belongs to an alert.
 */
export async function stopAlert(
  { db, engine, clock }: Pick<Database, 'db' | 'engine'> & { clock: Clock },
  stopToken: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, { stopToken })
    if (!subscriber) return false
    const stopping = { engine, subscriber, now: clock() }
    await stopAlerts(transaction, stopping, { stop_token: stopToken })
    return true
  })
}

/**
 * The token of the subscriber's page, where the stopped alert whose e-mails contain this token can
 * be restarted. Undefined for an alert that was never confirmed: its address may be somebody
 * else's.
 */
export async function restartToken(
  { db }: { db: Kysely<Schema> },
  stopToken: string,
): Promise<string | undefined> {
  const stopped = await db
    .selectFrom('alerts')
    .innerJoin('alert_subscribers', 'alert_subscribers.id', 'alerts.subscriber_id')
    .select('manage_token')
    .where('stop_token', '=', stopToken)
    .where('state', '=', 'stopped')
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return stopped?.manage_token
}

interface Stopping {
  engine: Database['engine']
  /** The subscriber, whose row the transaction has locked. */
  subscriber: Pick<AlertSubscribersTable, 'id' | 'email' | 'language'>
  now: number
}

/**
 * Stops alerts of a subscriber in the caller's transaction.
 * @param which one alert; by default all.
 * @returns how many alerts this call stopped.
 */
export async function stopAlerts(
  transaction: Kysely<Schema>,
  { engine, subscriber: { id: subscriberId, email, language }, now }: Stopping,
  which: { id?: string; stop_token?: string } = {},
): Promise<number> {
  const stopped = await transaction
    .updateTable('alerts')
    .set({ state: 'stopped', stopped_at: now, token_expires_at: now })
    .where('state', '!=', 'stopped')
    .where('subscriber_id', '=', subscriberId)
    .where(({ and }) => and(which))
    .returning(['id', 'consent_wording'])
    .execute()
  if (stopped.length === 0) return 0
  await recordConsents(
    transaction,
    stopped.map(({ consent_wording: wording }) => ({
      email,
      purpose: 'alert',
      event: 'withdrawn',
      wording,
      language,
      at: now,
    })),
  )
  const ids = stopped.map(({ id }) => id)
  await dropPendingOf(transaction, ids)
  const unreceived = await dropUnsent(transaction, {
    engine,
    kind: notificationKind.name,
    about: { name: 'alertId', values: ids },
    now,
  })
  for (const payload of unreceived)
    if (v.is(queuedNotification, payload)) await passOn(transaction, { ...payload, now })
  return stopped.length
}

/** The part of a queued notification's payload that is read here. */
const queuedNotification = v.object({ alertId: v.string(), queuedAt: v.number() })
