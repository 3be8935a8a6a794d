import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../../database/schema.ts'
import type { Clock } from '../../../shared/clock.ts'
import { hour } from '../../../shared/durations.ts'
import { repeat, type Repeated } from '../../../shared/repeat.ts'
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
 * Removes unused blobs: of interrupted uploads, and of files that were removed or replaced.
 * @param now milliseconds since 1970.
 * @returns how many.
 */
export async function sweepBlobs(db: Kysely<Schema>, blobs: Blobs, now: number): Promise<number> {
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
  return count + (await sweepUnknown(db, blobs, before))
}

/**
 * Removes blobs without a row: left by a process that was killed here, or written before a restore.
 */
async function sweepUnknown(db: Kysely<Schema>, blobs: Blobs, before: number): Promise<number> {
  let count = 0
  for await (const id of blobs.olderThan(before)) {
    const row = await db
      .selectFrom('storage_blobs')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) continue
    await blobs.remove([id])
    count++
  }
  return count
}

/** Removes unused blobs now and every hour. */
export const createSweeper = (
  db: Kysely<Schema>,
  blobs: Blobs,
  { log, now }: { log: Logger; now: Clock },
): Repeated =>
  repeat(
    {
      interval: hour,
      onFailure: (error) =>
        log.warn({ err: error }, 'stored bytes could not be swept; it is tried again every hour'),
    },
    async () => {
      const files = await sweepBlobs(db, blobs, now())
      if (files > 0) log.info({ files }, 'removed stored bytes that nothing refers to')
    },
  )
