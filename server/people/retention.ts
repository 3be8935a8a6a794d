import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { tryEach } from '../database/try-each.ts'
import { batch } from '../personal-data/retention-rule.ts'
import { registeredData } from './registered-data.ts'

/** The key of the advisory lock by which only one process at a time erases outdated data. */
const lockKey = 5_290_271

export const retentionRules = registeredData.flatMap(({ retain }) => retain ?? [])

/**
 * Erases all data whose retention period has ended. It may be killed at any time and run in several
 * processes: each step is a transaction, and on PostgreSQL one process at a time holds the lock. A
 * rule that fails does not stop the others.
 * @returns how many rows of each kind were erased; empty when there was nothing to erase, or
 *   another process is erasing.
 */
export async function eraseOutdated(
  { db, engine }: Database,
  now: number,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  let hasOther = false
  await tryEach(retentionRules, async ({ name, apply }) => {
    let count = batch
    while (!hasOther && count >= batch) {
      count = await db.transaction().execute(async (transaction) => {
        hasOther = engine === 'postgres' && !(await hasLock(transaction))
        if (hasOther) return 0
        return apply({ db: transaction, engine }, now)
      })
      if (count > 0) erased[name] = (erased[name] ?? 0) + count
    }
  })
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
