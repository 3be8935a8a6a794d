import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isReduced, isOffMarket, type Property } from '../catalogue/property.ts'
import { matches, type Search } from '../catalogue/search.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Schema } from '../database/schema.ts'
import type { AlertsTable } from '../database/tables/alerts.ts'
import { day } from '../shared/time/durations.ts'
import { dueAt } from './due.ts'
import { snapshotOf } from './home-snapshot.ts'
import { searchOfAlert } from './search-of-alert.ts'

/**
 * A reduction is notified only if the price is the lowest of this period: a price that rises and
 * falls back causes no notification.
 */
export const lowestPriceWindow = 30 * day

/** A new home, or a home whose price differs from the one seen last. */
export interface HomeChange {
  home: Property
  /** The price seen last; undefined for a new home. */
  previous: number | undefined
}

/** Times in milliseconds. */
export interface DetectionTime {
  /** The time of detection, since 1970. */
  now: number
  /** How long a change can be taken back before anybody is notified of it. */
  delay: number
}

interface ActiveAlert extends Pick<
  AlertsTable,
  'id' | 'subscriber_id' | 'new_homes' | 'reductions' | 'frequency'
> {
  search: Search
}

/**
 * Records changes of homes and the notifications that they cause, in the caller's transaction. A
 * change that another process has recorded is skipped: the seen price is replaced only where it is
 * still the previous one. A lower price is notified only if visitors are shown the reduction.
 */
export async function recordHomeChanges(
  transaction: Kysely<Schema>,
  changes: readonly HomeChange[],
  { now, delay, first = 0 }: DetectionTime & { first?: number },
): Promise<void> {
  let alerts: ActiveAlert[] | undefined
  for (const [index, change] of changes.entries()) {
    if (!(await claimChange(transaction, change))) continue
    const { home, previous } = change
    const isReduction = previous !== undefined && home.price < previous && isReduced(home)
    const lowest = isReduction ? await lowestPrice(transaction, home.id, previous, now) : undefined
    // The id begins with the time and the position, so that sorting ids sorts the changes.
    const id = `${now}-${String(first + index).padStart(6, '0')}-${randomUUID()}`
    await transaction
      .insertInto('home_changes')
      .values({ id, home_id: home.id, price: home.price, previous: previous ?? null, at: now })
      .execute()
    const isNotifiable = previous === undefined || (lowest !== undefined && home.price < lowest)
    if (!isNotifiable || isOffMarket(home.status)) continue
    alerts ??= await activeAlerts(transaction)
    const matching = alerts.filter(
      (alert) =>
        (previous === undefined ? alert.new_homes : alert.reductions) === 1 &&
        matches(home, alert.search, []),
    )
    const snapshot = JSON.stringify(snapshotOf(home, previous ?? null))
    for (const part of inBatches(matching))
      await transaction
        .insertInto('alert_notifications')
        .values(
          part.map((alert) => ({
            subscriber_id: alert.subscriber_id,
            change_id: id,
            alert_id: alert.id,
            home: snapshot,
            due_at: dueAt(alert.frequency, now, delay),
            queued_at: null,
          })),
        )
        .execute()
  }
}

/**
 * Replaces the price seen last.
 * @returns false if another process has replaced it.
 */
async function claimChange(
  transaction: Kysely<Schema>,
  { home, previous }: HomeChange,
): Promise<boolean> {
  const claimed =
    previous === undefined
      ? await transaction
          .insertInto('seen_homes')
          .values({ home_id: home.id, price: home.price })
          .onConflict((conflict) => conflict.column('home_id').doNothing())
          .returning('home_id')
          .executeTakeFirst()
      : await transaction
          .updateTable('seen_homes')
          .set({ price: home.price })
          .where('home_id', '=', home.id)
          .where('price', '=', previous)
          .returning('home_id')
          .executeTakeFirst()
  return claimed !== undefined
}

/** The lowest price of a home within {@link lowestPriceWindow} before this change. */
async function lowestPrice(
  transaction: Kysely<Schema>,
  homeId: string,
  previous: number,
  now: number,
): Promise<number> {
  const before = await transaction
    .selectFrom('home_changes')
    .select(['price', 'previous'])
    .where('home_id', '=', homeId)
    .where('at', '>', now - lowestPriceWindow)
    .execute()
  return Math.min(
    previous,
    ...before.flatMap((change) => [change.price, change.previous ?? change.price]),
  )
}

async function activeAlerts(transaction: Kysely<Schema>): Promise<ActiveAlert[]> {
  const alerts = await transaction
    .selectFrom('alerts')
    .select(['id', 'subscriber_id', 'search', 'new_homes', 'reductions', 'frequency'])
    .where('state', '=', 'active')
    .execute()
  return alerts.map((alert) => ({ ...alert, search: searchOfAlert(alert.search) }))
}
