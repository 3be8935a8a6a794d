import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { recordErasedRow } from '../personal-data/erased-rows.ts'
import type { Clock } from '../shared/time/clock.ts'
import { dueAt } from './due.ts'
import { findAlerts, type SubscriberAlert } from './find-alerts.ts'
import { lockSubscriber } from './lock-subscriber.ts'
import { dropPendingOf } from './pending.ts'
import type { DetectionTime } from './record-home-changes.ts'
import { countOpen, maxAlerts } from './sign-up.ts'
import { stopAlerts } from './stop.ts'
import type { Frequency } from './validate-alert.ts'

export interface Subscriber {
  email: string
  language: Language
  alerts: SubscriberAlert[]
}

/** A change that a subscriber makes on their page. */
export type SubscriberAction =
  | { do: 'notify'; alert: string; newHomes: boolean; reductions: boolean; frequency: Frequency }
  /** `search` is in its stored form; see `NewAlert`. */
  | { do: 'search'; alert: string; search: string }
  | { do: 'stop' | 'start' | 'delete'; alert: string }
  | { do: 'stop-all' }
  | { do: 'language'; language: Language }

/**
 * The subscriber whose page this token opens, with their alerts, newest first; undefined for an
 * unknown token.
 */
export async function findSubscriber(
  { db }: { db: Kysely<Schema> },
  token: string,
): Promise<Subscriber | undefined> {
  const subscriber = await db
    .selectFrom('alert_subscribers')
    .selectAll()
    .where('manage_token', '=', token)
    .executeTakeFirst()
  return (
    subscriber && {
      email: subscriber.email,
      language: subscriber.language,
      alerts: await findAlerts(db, subscriber.email),
    }
  )
}

/** A subscriber with the token of the page where the alerts are changed and stopped. */
interface TokenHolder extends Subscriber {
  token: string
}

/**
 * The subscriber with the address of a user; undefined if there is none, or if the user has not
 * confirmed the address.
 */
export async function subscriberOfUser(
  { db }: { db: Kysely<Schema> },
  { email, confirmed }: { email: string; confirmed: boolean },
): Promise<TokenHolder | undefined> {
  if (!confirmed) return undefined
  const found = await db
    .selectFrom('alert_subscribers')
    .select('manage_token as token')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  const subscriber = found && (await findSubscriber({ db }, found.token))
  return subscriber && { ...subscriber, token: found.token }
}

/**
 * - `twin`: another alert of the subscriber has this search
 * - `full`: the subscriber already has {@link maxAlerts}
 * - `unknown`: the token belongs to nobody
 */
type SubscriberOutcome = 'done' | 'twin' | 'full' | 'unknown'

interface AlertContext extends Pick<Database, 'db' | 'engine'> {
  clock: Clock
  /** Milliseconds for which a change can be taken back before anybody is notified of it. */
  delay: number
}

/**
 * Applies a change that a subscriber made on their page. It never changes an alert of somebody
 * else.
 */
export async function applySubscriberAction(
  { db, engine, clock, delay }: AlertContext,
  token: string,
  action: SubscriberAction,
): Promise<SubscriberOutcome> {
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, { manageToken: token })
    if (!subscriber) return 'unknown'
    const stop = (which?: { id: string }) =>
      stopAlerts(transaction, { engine, subscriber, now }, which)
    switch (action.do) {
      case 'search':
        return setSearch(transaction, subscriber, action, now)
      case 'start':
        return restartAlert(transaction, subscriber, action.alert, now)
      case 'notify':
        await setNotifications(transaction, subscriber.id, action, { now, delay })
        break
      case 'stop':
        await stop({ id: action.alert })
        break
      case 'stop-all':
        await stop()
        break
      case 'delete':
        await stop({ id: action.alert })
        await deleteAlert(transaction, subscriber.id, action.alert)
        break
      case 'language':
        await setLanguage(transaction, subscriber.id, action.language)
    }
    return 'done'
  })
}

async function deleteAlert(
  transaction: Kysely<Schema>,
  subscriberId: string,
  id: string,
): Promise<void> {
  const deleted = await transaction
    .deleteFrom('alerts')
    .where('subscriber_id', '=', subscriberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  // The id comes from a form: one of somebody else's alert must not be recorded.
  if (deleted) await recordErasedRow(transaction, deleted.id)
}

const setLanguage = (transaction: Kysely<Schema>, id: string, language: Language) =>
  transaction.updateTable('alert_subscribers').set({ language }).where('id', '=', id).execute()

/**
 * Gives an alert another search. The address is already confirmed, so no confirmation is asked for;
 * pending notifications for the former search are dropped.
 */
async function setSearch(
  transaction: Kysely<Schema>,
  { id: subscriberId, email, language }: { id: string; email: string; language: Language },
  { alert, search }: Extract<SubscriberAction, { do: 'search' }>,
  now: number,
): Promise<SubscriberOutcome> {
  const twin = await transaction
    .selectFrom('alerts')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where('search', '=', search)
    .where('id', '!=', alert)
    .executeTakeFirst()
  if (twin) return 'twin'
  const changed = await transaction
    .updateTable('alerts')
    .set({ search })
    .where('subscriber_id', '=', subscriberId)
    .where('id', '=', alert)
    .where('state', '!=', 'waiting')
    .where('search', '!=', search)
    .returning(['id', 'consent_wording'])
    .executeTakeFirst()
  if (!changed) return 'done'
  await dropPendingOf(transaction, [changed.id])
  await recordConsents(transaction, [
    {
      email,
      purpose: 'alert',
      event: 'confirmed',
      wording: changed.consent_wording,
      language,
      at: now,
    },
  ])
  return 'done'
}

async function setNotifications(
  transaction: Kysely<Schema>,
  subscriberId: string,
  { alert, newHomes, reductions, frequency }: Extract<SubscriberAction, { do: 'notify' }>,
  { now, delay }: DetectionTime,
): Promise<void> {
  const changed = await transaction
    .updateTable('alerts')
    .set({ frequency, new_homes: newHomes ? 1 : 0, reductions: reductions ? 1 : 0 })
    .where('subscriber_id', '=', subscriberId)
    .where('id', '=', alert)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  if (!newHomes || !reductions)
    await transaction
      .deleteFrom('alert_notifications')
      .where('alert_id', '=', changed.id)
      .where('queued_at', 'is', null)
      .where('change_id', 'in', (unwanted) =>
        unwanted
          .selectFrom('home_changes')
          .select('id')
          .where('previous', newHomes ? 'is not' : 'is', null),
      )
      .execute()
  await transaction
    .updateTable('alert_notifications')
    .set({ due_at: dueAt(frequency, now, delay) })
    .where('alert_id', '=', changed.id)
    .where('queued_at', 'is', null)
    .execute()
}

/**
 * Restarts a stopped alert whose address was confirmed. No new confirmation is needed, because the
 * page's link proves the address.
 */
async function restartAlert(
  transaction: Kysely<Schema>,
  subscriber: { id: string; email: string; language: Language },
  alert: string,
  now: number,
): Promise<SubscriberOutcome> {
  const stopped = await transaction
    .selectFrom('alerts')
    .select(['id', 'consent_wording'])
    .where('subscriber_id', '=', subscriber.id)
    .where('id', '=', alert)
    .where('state', '=', 'stopped')
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  // The button was pressed twice: the alert is active and already counted below.
  if (!stopped) return 'done'
  if ((await countOpen(transaction, subscriber.id, now)) >= maxAlerts) return 'full'
  await transaction
    .updateTable('alerts')
    .set({ state: 'active', stopped_at: null })
    .where('id', '=', stopped.id)
    .execute()
  await recordConsents(transaction, [
    {
      email: subscriber.email,
      purpose: 'alert',
      event: 'confirmed',
      wording: stopped.consent_wording,
      language: subscriber.language,
      at: now,
    },
  ])
  return 'done'
}
