import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { batch, retentionRules } from './retention-rules.ts'

/** Key of the advisory lock by which one process at a time does this. */
const lockKey = 5_290_271

/**
 * Erases what has passed its retention time. It may be killed at any time and run in several
 * processes: each step is a transaction, and on PostgreSQL one process at a time holds the lock.
 * @returns how much of each kind was erased; empty when there was nothing, or another process does
 *   it.
 */
export async function eraseOutdated(
  { db, engine }: Database,
  now: number,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  for (const { name, apply } of retentionRules) {
    let count: number | undefined
    do {
      count = await db.transaction().execute(async (transaction) => {
        if (engine === 'postgres' && !(await hasLock(transaction))) return undefined
        await transaction.deleteFrom('rate_counts').where('expires_at', '<', now).execute()
        return apply(transaction, now)
      })
      if (count === undefined) return erased
      if (count > 0) erased[name] = (erased[name] ?? 0) + count
    } while (count >= batch)
  }
  return erased
}

async function hasLock(transaction: Kysely<Schema>): Promise<boolean> {
  const {
    rows: [row],
  } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${sql.lit(lockKey)}) as mine`.execute(transaction)
  return row?.mine ?? false
}
