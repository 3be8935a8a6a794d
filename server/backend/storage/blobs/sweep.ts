import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { inBatches } from '../../../database/in-batches.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Clock } from '../../../shared/time/clock.ts'
import { hour } from '../../../shared/time/durations.ts'
import { repeat, type Repeated } from '../../../shared/work/repeat.ts'
import type { Blobs } from './blobs.ts'
import { hasNoObject } from './has-no-object.ts'

/**
 * How long an unused blob is kept, in milliseconds: longer than any upload, slow download or backup
 * takes.
 */
const keptUnused = hour
/** The maximum number of blobs in one transaction. */
const batch = 100

/**
 * The largest share of stored blobs that may be unknown to the right database. If more are unknown,
 * the site most likely runs with another site's storage, or its own database is empty or restored.
 */
const unknownLimit = 0.2

interface Swept {
  removed: number
  /** The number of unknown blobs that were kept, because they are too many. */
  kept: number
}

/**
 * Removes unused blobs: those of interrupted uploads, and those of removed or replaced files.
 * @param now milliseconds since 1970.
 */
export async function sweepBlobs(db: Kysely<Schema>, blobs: Blobs, now: number): Promise<Swept> {
  const before = now - keptUnused
  let count = 0
  let ids: string[]
  do {
    ids = await db.transaction().execute(async (transaction) => {
      const unused = transaction
        .selectFrom('storage_blobs')
        .select('storage_blobs.id')
        .where('unused_since', '<', before)
        .where(hasNoObject)
        .limit(batch)
      const rows = await transaction
        .deleteFrom('storage_blobs')
        .where('id', 'in', unused)
        .where('unused_since', '<', before)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    })
    await blobs.remove(ids)
    count += ids.length
  } while (ids.length === batch)
  const { removed, kept } = await sweepUnknown(db, blobs, before)
  return { removed: count + removed, kept }
}

/**
 * Removes blobs without a row, unless they are many. They were left by a process that was killed,
 * or written before a restore.
 */
async function sweepUnknown(db: Kysely<Schema>, blobs: Blobs, before: number): Promise<Swept> {
  const found = await Array.fromAsync(blobs.olderThan(before))
  const parts = found.filter((id) => id.endsWith('.part'))
  const stored = found.filter((id) => !id.endsWith('.part'))
  const unknown = await withoutRow(db, stored)
  const areMany = unknown.length > stored.length * unknownLimit
  const removed = areMany ? parts : [...parts, ...unknown]
  await blobs.remove(removed)
  return { removed: removed.length, kept: areMany ? unknown.length : 0 }
}

async function withoutRow(db: Kysely<Schema>, ids: readonly string[]): Promise<string[]> {
  const unknown = new Set(ids)
  for (const part of inBatches(ids)) {
    const rows = await db.selectFrom('storage_blobs').select('id').where('id', 'in', part).execute()
    for (const { id } of rows) unknown.delete(id)
  }
  return [...unknown]
}

/**
 * Removes unused blobs every hour. The first time is an hour after the start, so that a start with
 * a wrong configuration can be stopped.
 */
export function createSweeper(
  db: Kysely<Schema>,
  blobs: Blobs,
  { log, clock }: { log: Logger; clock: Clock },
  wait?: Parameters<typeof repeat>[2],
): Repeated {
  let keptBefore = 0
  return repeat(
    {
      interval: hour,
      firstDelay: hour,
      onFailure: (error) =>
        log.warn({ err: error }, 'stored bytes could not be swept; it is tried again every hour'),
    },
    async () => {
      const { removed, kept } = await sweepBlobs(db, blobs, clock())
      if (removed > 0) log.info({ files: removed }, 'removed stored bytes that nothing refers to')
      if (kept > 0 && kept !== keptBefore)
        log.warn(
          { files: kept },
          'stored files that the database does not know are kept, because they are many: is this the right database?',
        )
      keptBefore = kept
    },
    wait,
  )
}
