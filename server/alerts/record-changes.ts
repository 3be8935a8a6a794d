import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { matches, type Search } from '../catalogue/search.ts'
import type { Property } from '../catalogue/property.ts'
import type { AlertsTable, Schema } from '../database/schema.ts'
import { dueAt } from './due.ts'
import { newsOf } from './home-news.ts'
import { searchOfAlert } from './search-of-alert.ts'

const day = 24 * 3_600_000

/** A price is lower only if it is below all of so many days: one that rises and falls back is no news. */
export const lowestOf = 30 * day

/** A home that appeared or has another price than the one that was last seen. */
export interface SeenChange {
  home: Property
  /** The price that was last seen; undefined for a home that was not. */
  previous: number | undefined
}

interface ActiveAlert extends Pick<
  AlertsTable,
  'id' | 'reader_id' | 'new_homes' | 'reductions' | 'frequency' | 'confirmed_at'
> {
  search: Search
}

/**
 * Records changes of homes and what readers are to be told of them, in the caller's transaction. A change that
 * another process has recorded is left out: the seen price is replaced only where it is still the previous one.
 * @returns whether there is anything to tell.
 */
export async function recordChanges(
  transaction: Kysely<Schema>,
  changes: readonly SeenChange[],
  now: number,
): Promise<boolean> {
  let anything = false
  let alerts: ActiveAlert[] | undefined
  for (const [index, change] of changes.entries()) {
    if (!(await claim(transaction, change))) continue
    const { home, previous } = change
    const isReduction = previous !== undefined && home.price < previous
    const lowest = isReduction ? await lowestPrice(transaction, home.id, previous, now) : undefined
    // Begins with the time and the place, so that ids are in the order of the changes.
    const id = `${now}-${String(index).padStart(4, '0')}-${randomUUID()}`
    await transaction
      .insertInto('home_changes')
      .values({ id, home_id: home.id, price: home.price, previous: previous ?? null, at: now })
      .execute()
    const isNews = previous === undefined || (lowest !== undefined && home.price < lowest)
    if (!isNews || home.status === 'reserved' || home.status === 'sold') continue
    alerts ??= await activeAlerts(transaction)
    const told = firstOfEachReader(
      alerts.filter(
        (alert) =>
          (previous === undefined ? alert.new_homes : alert.reductions) === 1 &&
          matches(home, alert.search, []),
      ),
    )
    if (told.length === 0) continue
    anything = true
    await transaction
      .insertInto('alert_news')
      .values(
        told.map((alert) => ({
          reader_id: alert.reader_id,
          change_id: id,
          alert_id: alert.id,
          home: JSON.stringify(newsOf(home, previous ?? null)),
          due_at: dueAt(alert.frequency, now),
          told_at: null,
        })),
      )
      .execute()
  }
  return anything
}

/** Replaces the price that was seen. @returns false where another process has done so. */
async function claim(
  transaction: Kysely<Schema>,
  { home, previous }: SeenChange,
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

/** The lowest price that a home had in the last days, before this change. */
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
    .where('at', '>', now - lowestOf)
    .execute()
  return Math.min(
    previous,
    ...before.flatMap((change) => [change.price, change.previous ?? change.price]),
  )
}

async function activeAlerts(transaction: Kysely<Schema>): Promise<ActiveAlert[]> {
  const alerts = await transaction
    .selectFrom('alerts')
    .select(['id', 'reader_id', 'search', 'new_homes', 'reductions', 'frequency', 'confirmed_at'])
    .where('state', '=', 'active')
    // Who is to be told at once is, although another alert of theirs would wait for Monday.
    .orderBy('frequency')
    .orderBy('confirmed_at')
    .execute()
  return alerts.map((alert) => ({ ...alert, search: searchOfAlert(alert.search) }))
}

const firstOfEachReader = (alerts: readonly ActiveAlert[]): ActiveAlert[] =>
  [...Map.groupBy(alerts, ({ reader_id }) => reader_id).values()].flatMap(([first]) => first ?? [])
