import type { Kysely } from 'kysely'
import { isReduced, isOffMarket, type Property } from '../catalogue/property.ts'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Schema } from '../database/schema.ts'

/** A home in its current state, as visitors see it. */
type Present = Pick<Property, 'id' | 'price' | 'formerPrice' | 'status'>

interface Recent {
  /** Changes since this time can be taken back; milliseconds since 1970. */
  since: number
  /** Finds the homes with these ids that visitors currently see. */
  present: (ids: readonly string[]) => Promise<readonly Present[]>
}

/**
 * A home and the price that was seen before its forgotten change; undefined if the home was new.
 */
interface Forgotten {
  id: string
  seen: number | undefined
}

/**
 * Forgets recent changes that no longer hold, in the caller's transaction, which has locked the row
 * of `alert_watch`: a price that was corrected, a home that was withdrawn again, or a reduction
 * that visitors are no longer shown. The home is stored as it was seen before, so that the next
 * comparison finds the current state. A change is kept once any subscriber was notified of it.
 */
export async function forgetRevertedChanges(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  { since, present }: Recent,
): Promise<Forgotten[]> {
  const changes = await transaction
    .selectFrom('home_changes')
    .selectAll()
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .execute()
  if (changes.length === 0) return []
  const homes = new Map(
    (await present([...new Set(changes.map(({ home_id }) => home_id))])).map((home) => [
      home.id,
      home,
    ]),
  )
  const news = Map.groupBy(
    await lockRows(
      engine,
      transaction
        .selectFrom('alert_notifications')
        .innerJoin('home_changes', 'home_changes.id', 'alert_notifications.change_id')
        .select(['change_id', 'queued_at'])
        .where('at', '>', since),
    ).execute(),
    ({ change_id }) => change_id,
  )
  const forgotten = new Map<string, number | undefined>()
  const settled = new Set<string>()
  for (const { id, home_id, price, previous } of changes) {
    if (settled.has(home_id)) continue
    const notifications = news.get(id) ?? []
    const isQueued = notifications.some(({ queued_at }) => queued_at !== null)
    const change = { price, previous, isNotified: notifications.length > 0 }
    if (isQueued || holds(change, homes.get(home_id))) {
      settled.add(home_id)
      continue
    }
    await restoreSeenPrice(transaction, home_id, { price, previous })
    // The notifications of the change are deleted too.
    await transaction.deleteFrom('alert_notifications').where('change_id', '=', id).execute()
    await transaction.deleteFrom('home_changes').where('id', '=', id).execute()
    forgotten.set(home_id, previous ?? undefined)
  }
  return [...forgotten].map(([id, seen]) => ({ id, seen }))
}

interface RecordedChange {
  price: number
  previous: number | null
  /** Whether it has notifications, all of them pending. */
  isNotified: boolean
}

function holds({ price, previous, isNotified }: RecordedChange, home: Present | undefined) {
  if (home?.price !== price) return false
  if (isNotified && isOffMarket(home.status)) return false
  // The office may show or hide a reduction after the price has changed.
  return previous === null || price >= previous || isNotified === isReduced(home)
}

/** Restores the price that was seen before a change, unless another one was seen since. */
async function restoreSeenPrice(
  transaction: Kysely<Schema>,
  homeId: string,
  { price, previous }: { price: number; previous: number | null },
): Promise<void> {
  if (previous === null)
    await transaction
      .deleteFrom('seen_homes')
      .where('home_id', '=', homeId)
      .where('price', '=', price)
      .execute()
  else
    await transaction
      .updateTable('seen_homes')
      .set({ price: previous })
      .where('home_id', '=', homeId)
      .where('price', '=', price)
      .execute()
}
