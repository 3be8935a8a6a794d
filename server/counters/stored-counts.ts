import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Count, Hit } from './counters.ts'

/**
 * Counts hits in one statement.
 * @param hits with the digests of their keys.
 * @param now milliseconds since 1970.
 * @returns a count for each hit, in the order of the hits.
 */
export async function addHits(
  db: Kysely<Schema>,
  hits: readonly Hit[],
  now: number,
): Promise<Count[]> {
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
  // The counts before these hits, from which each hit gets its own.
  const before = new Map(
    counted.map(({ key, hits: total, expires_at }) => [
      key,
      { hits: total - (groups.get(key)?.length ?? 0), until: expires_at },
    ]),
  )
  return hits.map(({ key }) => {
    const count = before.get(key)
    if (!count) throw new Error('A hit was not counted')
    count.hits++
    return { ...count }
  })
}

/**
 * Removes one hit of each key, with one statement for each key: a statement that locks several rows
 * in another order than {@link addHits} could deadlock with it.
 * @param keys digests.
 */
export async function removeHits(
  db: Kysely<Schema>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  for (const key of keys)
    await db
      .updateTable('rate_counts')
      .set((set) => ({ hits: set('hits', '-', 1) }))
      .where('key', '=', key)
      .where('expires_at', '>', now)
      .where('hits', '>', 0)
      .execute()
}

/** Deletes the counts whose window has ended. */
export async function deleteExpired(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('rate_counts').where('expires_at', '<=', now).execute()
}
