import { createHmac, hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database/database.ts'
import { GroupCommit } from './database/group-commit.ts'
import type { Schema } from './database/schema.ts'

/** Something that is counted, in a window of time that begins with its first hit. */
export interface Hit {
  /** What, and of whom: "letter elena@example.com". The database gets a digest of it. */
  key: string
  /** Length of the window, in milliseconds; the same for every hit of a key. */
  window: number
}

export interface Count {
  /** How often it came in its window, this time included. */
  hits: number
  /** When the window ends, in milliseconds since 1970. */
  until: number
}

/** Counts; never fails. */
export interface Counters {
  /** @returns a count for each hit, in their order; many at once get one after the other. */
  count(hits: readonly Hit[], now: number): Promise<Count[]>
  /** Takes one hit of each key back, as if it had not been counted. */
  takeBack(keys: readonly string[], now: number): Promise<void>
}

/** Keys come from visitors, so memory must not grow with them: each is kept as a digest, and the oldest go first. */
const mostKeys = 50_000

/** Counts in this process. */
export function memoryCounters(): Counters & { readonly size: number } {
  const counts = new Map<string, Count>()
  const digest = (key: string) => hash('sha256', key, 'base64')
  return {
    get size() {
      return counts.size
    },
    async count(hits, now) {
      return hits.map(({ key: text, window }) => {
        const key = digest(text)
        const known = counts.get(key)
        const count =
          known && known.until > now
            ? { hits: known.hits + 1, until: known.until }
            : { hits: 1, until: now + window }
        counts.delete(key)
        counts.set(key, count)
        const [oldest] = counts.keys()
        if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
        return count
      })
    },
    async takeBack(keys) {
      for (const key of keys.map(digest)) {
        const known = counts.get(key)
        if (known && known.hits > 0) counts.set(key, { ...known, hits: known.hits - 1 })
      }
    },
  }
}

/**
 * Counts in PostgreSQL, for all processes together; in this process while the database is away.
 * @param secret for the digests: neither addresses nor mailboxes are kept. It is asked for each time, since
 * a process that starts while the database is away may not know it yet; until then none is written anywhere.
 */
export function sharedCounters(db: Kysely<Schema>, secret: () => string | undefined): Counters {
  const alone = memoryCounters()
  const digest = (key: string) =>
    createHmac('sha256', secret() ?? '')
      .update(key)
      .digest('base64url')
  let swept = 0

  const group = new GroupCommit<Hit & { now: number }, Count>(async (hits) => {
    const now = Math.max(...hits.map((hit) => hit.now))
    const groups = Map.groupBy(hits, ({ key }) => key)
    // In one order everywhere, so that two processes cannot deadlock.
    const rows = [...groups]
      .map(([key, [first, ...others]]) => ({
        key,
        expires_at: now + (first?.window ?? 0),
        hits: 1 + others.length,
      }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
    const counted = await db
      .insertInto('rate_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`excluded.hits + case when rate_counts.expires_at > ${now} then rate_counts.hits else 0 end`,
          expires_at: sql`case when rate_counts.expires_at > ${now} then rate_counts.expires_at else excluded.expires_at end`,
        }),
      )
      .returning(['key', 'hits', 'expires_at'])
      .execute()
    if (now - swept > 60_000) {
      swept = now
      await db.deleteFrom('rate_counts').where('expires_at', '<=', now).execute()
    }
    // What a row holds now, without the hits of this group that are still to be told their place.
    const before = new Map(
      counted.map(({ key, hits, expires_at }) => [
        key,
        { hits: hits - (groups.get(key)?.length ?? 0), until: expires_at },
      ]),
    )
    return hits.map(({ key }) => {
      const count = before.get(key)
      if (!count) throw new Error('A hit was not counted')
      count.hits++
      return { ...count }
    })
  })

  return {
    async count(hits, now) {
      if (!secret()) return alone.count(hits, now)
      try {
        return await Promise.all(
          hits.map(({ key, window }) => group.add({ key: digest(key), window, now })),
        )
      } catch {
        return alone.count(hits, now)
      }
    },
    async takeBack(keys, now) {
      await alone.takeBack(keys, now)
      if (!secret()) return
      await db
        .updateTable('rate_counts')
        .set((set) => ({ hits: set('hits', '-', 1) }))
        .where('key', 'in', keys.map(digest))
        .where('expires_at', '>', now)
        .where('hits', '>', 0)
        .execute()
        .catch(() => {})
    },
  }
}

/** @param secret the same for all processes. */
export const createCounters = (
  { db, engine }: Database,
  secret: () => string | undefined,
): Counters => (engine === 'postgres' ? sharedCounters(db, secret) : memoryCounters())
