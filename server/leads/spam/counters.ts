import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { GroupCommit } from '../group-commit.ts'

/** Something that is counted in windows of time. */
export interface Hit {
  key: string
  /** Length of the window, in milliseconds. */
  window: number
}

/** Counts; never fails. */
export interface Counters {
  /** @returns how often each came in its window, this time included. */
  count(hits: Hit[], now: number): Promise<number[]>
}

/** Keys come from visitors, so memory must not grow with them: the oldest go first. */
const mostKeys = 20_000

/** Counts in this process. */
export function memoryCounters(): Counters & { readonly size: number } {
  const counts = new Map<string, { hits: number; expiresAt: number }>()
  return {
    get size() {
      return counts.size
    },
    async count(hits, now) {
      return hits.map(({ key, window }) => {
        const slot = slotOf({ key, window }, now)
        const entry = counts.get(slot.key) ?? { hits: 0, expiresAt: slot.expiresAt }
        entry.hits++
        counts.delete(slot.key)
        counts.set(slot.key, entry)
        const [oldest] = counts.keys()
        if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
        return entry.hits
      })
    },
  }
}

/** Counts in PostgreSQL, for all processes together; in this process while the database is away. */
export function sharedCounters(db: Kysely<Schema>): Counters {
  const alone = memoryCounters()
  let swept = 0
  const group = new GroupCommit<Hit & { now: number }, number>(async (hits) => {
    const slots = new Map<string, { expiresAt: number; hits: number }>()
    for (const hit of hits) {
      const { key, expiresAt } = slotOf(hit, hit.now)
      slots.set(key, { expiresAt, hits: (slots.get(key)?.hits ?? 0) + 1 })
    }
    const now = Math.max(...hits.map((hit) => hit.now))
    // In one order everywhere, so that two processes cannot deadlock.
    const rows = [...slots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, slot]) => ({ key, expires_at: slot.expiresAt, hits: slot.hits }))
    const counted = await db
      .insertInto('rate_counts')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doUpdateSet((set) => ({ hits: set('rate_counts.hits', '+', set.ref('excluded.hits')) })))
      .returning(['key', 'hits'])
      .execute()
    if (now - swept > 60_000) {
      swept = now
      await db.deleteFrom('rate_counts').where('expires_at', '<', now).execute()
    }
    const totals = new Map(counted.map(({ key, hits }) => [key, hits]))
    return hits.map((hit) => totals.get(slotOf(hit, hit.now).key) ?? 1)
  })
  return {
    async count(hits, now) {
      try {
        return await Promise.all(hits.map((hit) => group.add({ ...hit, now })))
      } catch {
        return alone.count(hits, now)
      }
    },
  }
}

export const createCounters = ({ db, engine }: Database): Counters => (engine === 'postgres' ? sharedCounters(db) : memoryCounters())

function slotOf({ key, window }: Hit, now: number): { key: string; expiresAt: number } {
  const number = Math.floor(now / window)
  return { key: `${key}:${number}`, expiresAt: (number + 1) * window }
}
