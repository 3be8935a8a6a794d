import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import { lockSubscriber } from './lock-subscriber.ts'
import { stopAlerts } from './stop.ts'
import type { Frequency } from './validate-alert.ts'

/**
 * How often a subscriber is notified; with `reductions` only of lower prices, at once or weekly.
 */
type NotificationMode = 'immediate' | 'weekly' | 'reductions'

/** An alert as its subscriber sees it. Times are milliseconds since 1970. */
export interface SubscriberAlert {
  id: string
  search: string
  state: 'waiting' | 'active' | 'stopped'
  mode: NotificationMode
  /** The choices of the sign-up or of a later change. */
  asked: { newHomes: boolean; reductions: boolean; frequency: Frequency }
  since: number
  stoppedAt: number | null
  newHomes: number
  reductions: number
  /** The home of the last notification. */
  last: { ref: string; at: number } | undefined
}

/** An alert with its subscriber's address, for the agency. */
interface FoundAlert extends SubscriberAlert {
  email: string
}

/**
 * The alerts of one address or of all addresses, sorted by address and then by age, newest first.
 * @param email in upper or lower case.
 */
export async function findAlerts(db: Kysely<Schema>, email?: string): Promise<FoundAlert[]> {
  let subscribers = db.selectFrom('alert_subscribers').select('id')
  if (email !== undefined) subscribers = subscribers.where('email', '=', email.trim().toLowerCase())
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('alert_subscribers', 'alert_subscribers.id', 'alerts.subscriber_id')
    .selectAll('alerts')
    .select('email')
    .where('subscriber_id', 'in', subscribers)
    .orderBy('email')
    .orderBy('consent_at', 'desc')
    .orderBy('alerts.id')
    .execute()
  const sent = await db
    .selectFrom('alert_notifications')
    .select(['alert_id', 'home', 'queued_at as at'])
    .where('subscriber_id', 'in', subscribers)
    .where('queued_at', 'is not', null)
    .$narrowType<{ at: number }>()
    .orderBy('queued_at')
    .orderBy('change_id')
    .execute()
  const sentByAlert = Map.groupBy(
    sent.map((one) => ({ ...one, home: fromJson(one.home) })),
    ({ alert_id }) => alert_id,
  )
  return rows.map((row) => {
    const own = sentByAlert.get(row.id) ?? []
    const last = own.at(-1)
    return {
      email: row.email,
      id: row.id,
      search: row.search,
      state: row.state,
      mode: row.new_homes === 0 ? 'reductions' : row.frequency,
      asked: {
        newHomes: row.new_homes === 1,
        reductions: row.reductions === 1,
        frequency: row.frequency,
      },
      since: row.confirmed_at ?? row.consent_at,
      stoppedAt: row.stopped_at,
      newHomes: own.filter(({ home }) => home.previous === null).length,
      reductions: own.filter(({ home }) => home.previous !== null).length,
      last: last && { ref: last.home.ref, at: last.at },
    }
  })
}

/**
 * Stops every alert of an address.
 * @param email in upper or lower case.
 * @returns how many were stopped.
 */
export async function stopAlertsOf(
  { db, engine }: Database,
  email: string,
  now: number,
): Promise<number> {
  const address = email.trim().toLowerCase()
  return db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, { email: address })
    return subscriber ? stopAlerts(transaction, { engine, subscriber, now }) : 0
  })
}
