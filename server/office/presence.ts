import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { minute } from '../shared/time/durations.ts'

/** The time of a session is written only if it is older than this, in milliseconds. */
const precision = minute

/**
 * When sessions last used the office, in milliseconds since 1970; sessions that never did are
 * absent.
 */
export async function readLastSeen(
  db: Kysely<Schema>,
  sessionIds: readonly string[],
): Promise<Map<string, number>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('office_sessions')
    .select(['session_id', 'seen_at'])
    .where('session_id', 'in', sessionIds)
    .execute()
  return new Map(rows.map((row) => [row.session_id, row.seen_at]))
}

/**
 * Records that a session uses the office now.
 * @param before the result of {@link readLastSeen}.
 */
export async function recordSeen(
  db: Kysely<Schema>,
  sessionId: string,
  before: number | undefined,
  now: number,
): Promise<void> {
  if (before !== undefined && now - before < precision) return
  await db
    .insertInto('office_sessions')
    .values({ session_id: sessionId, seen_at: now })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ seen_at: now }))
    .execute()
}
