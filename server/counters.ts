import { createHmac, hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Lru } from './shared/lru.ts'
import type { Database } from './database/database.ts'
import { GroupCommit } from './database/group-commit.ts'
import type { Schema } from './database/schema.ts'
import { withTimeout } from './shared/timeout.ts'
import { minute } from './shared/durations.ts'

/** One occurrence of what is counted, in a window of time that begins with the first one. */
export interface Hit {
  /** The name of the counter, with its subject: "email elena@example.com". Only its digest is stored. */
  key: string
  /** Length of the window, in milliseconds; the same for every hit of a key. */
  window: number
}

export interface Count {
  /** Occurrences in the window, this one included. */
  hits: number
  /** When the window ends, in milliseconds since 1970. */
  until: number
}

/** Counts occurrences, for rate limits. It never fails; see docs/decisions/15-our-own-counters.md. */
export interface Counters {
  /**
   * @param now milliseconds since 1970.
   * @returns a count for each hit, in their order. Parallel hits of a key get different counts.
   */
  count(hits: readonly Hit[], now: number): Promise<Count[]>
  /** Removes one hit of each key. */
  takeBack(keys: readonly string[], now: number): Promise<void>
}

/** Milliseconds that counting may take: a form waits for it. */
const countDeadline = 500
/** Milliseconds between two attempts to count in a database that did not count in time. */
const retryInterval = 1_000

/** Keys come from visitors, so their number and size are limited: digests, the oldest dropped first. */
const maxKeys = 50_000

/** Counts in this process. */
export function memoryCounters(): Counters & { readonly size: number } {
  const counts = new Lru<Count>(maxKeys)
  const digest = (key: string) => hash('sha256', key, 'base64')
  return {
    get size() {
      return counts.size
    },
    async count(hits, now) {
      return hits.map(({ key: text, window }) => {
        const key = digest(text)
        const current = counts.get(key)
        const count =
          current && current.until > now
            ? { hits: current.hits + 1, until: current.until }
            : { hits: 1, until: now + window }
        counts.set(key, count)
        return count
      })
    },
    async takeBack(keys) {
      for (const key of keys.map(digest)) {
        const current = counts.get(key)
        if (current && current.hits > 0) counts.set(key, { ...current, hits: current.hits - 1 })
      }
    },
  }
}

/**
 * Counts in the database for all processes together, and in this process while the database is away.
 * @param secret keys the digests, so that neither addresses nor mailboxes are stored. A process that
 *   starts while the database is away learns it later; until then nothing is stored.
 * @param times milliseconds: `deadline` that counting in the database may take, and `retry` between two attempts
 *   after one that failed.
 */
export function sharedCounters(
  db: Kysely<Schema>,
  secret: () => string | undefined,
  { deadline = countDeadline, retry = retryInterval } = {},
): Counters {
  const fallback = memoryCounters()
  const digest = (key: string) =>
    createHmac('sha256', secret() ?? '')
      .update(key)
      .digest('base64url')
  let expiredDeletedAt = 0
  let isAway = false
  let triedAt = 0

  const group = new GroupCommit<Hit & { now: number }, Count>(async (hits) => {
    const now = Math.max(...hits.map((hit) => hit.now))
    const groups = Map.groupBy(hits, ({ key }) => key)
    // Sorted, so that two processes cannot deadlock.
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
    if (now - expiredDeletedAt > minute) {
      expiredDeletedAt = now
      await db.deleteFrom('rate_counts').where('expires_at', '<=', now).execute()
    }
    // The counts before this group; its hits get theirs one by one below.
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

  async function countInDatabase(hits: readonly Hit[], now: number): Promise<Count[] | undefined> {
    triedAt = performance.now()
    try {
      const counts = await withTimeout(
        deadline,
        Promise.all(hits.map(({ key, window }) => group.add({ key: digest(key), window, now }))),
      )
      isAway = false
      return counts
    } catch {
      isAway = true
      return undefined
    }
  }

  return {
    async count(hits, now) {
      if (!secret()) return fallback.count(hits, now)
      if (!isAway) return (await countInDatabase(hits, now)) ?? fallback.count(hits, now)
      // No form waits for the attempt that shows whether the database counts again.
      if (performance.now() - triedAt >= retry) void countInDatabase(hits, now)
      return fallback.count(hits, now)
    },
    async takeBack(keys, now) {
      await fallback.takeBack(keys, now)
      // What was counted while the database is away was counted here alone.
      if (!secret() || isAway) return
      // A statement for each: one that locks several rows in another order than counting does could deadlock with it.
      const take = async () => {
        for (const key of keys)
          await db
            .updateTable('rate_counts')
            .set((set) => ({ hits: set('hits', '-', 1) }))
            .where('key', '=', digest(key))
            .where('expires_at', '>', now)
            .where('hits', '>', 0)
            .execute()
      }
      await withTimeout(deadline, take()).catch(() => {
        isAway = true
      })
    },
  }
}

/** @param secret the same for all processes. */
export const createCounters = (
  { db, engine }: Database,
  secret: () => string | undefined,
): Counters => (engine === 'postgres' ? sharedCounters(db, secret) : memoryCounters())
