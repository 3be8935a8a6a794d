import type { Actor } from '../../../audit-log/actor.ts'
import { recordAuditEntries } from '../../../audit-log/record-entries.ts'
import { inBatches } from '../../../database/in-batches.ts'
import { release } from '../blobs/pending.ts'
import type { StorageContext } from '../context.ts'
import { logged, type ObjectRow } from './object-row.ts'

/** The maximum number of objects in one request. */
export const maxRemoved = 1000

/**
 * Removes the objects with these names, all or none; missing ones are skipped.
 * @returns the removed objects.
 */
export const removeObjects = (
  { database: { db }, ...context }: Pick<StorageContext, 'database' | 'clock'>,
  bucket: string,
  names: readonly string[],
  actor: Actor,
): Promise<ObjectRow[]> =>
  db.transaction().execute(async (transaction) => {
    const all: ObjectRow[] = []
    const now = context.clock()
    for (const part of inBatches(names)) {
      const rows = await transaction
        .deleteFrom('storage_objects')
        .where('bucket_id', '=', bucket)
        .where('name', 'in', part)
        .returningAll()
        .execute()
      await release(
        transaction,
        rows.map(({ blob_id }) => blob_id),
        now,
      )
      all.push(...rows)
    }
    const changes = all.map((row) => ({
      table: 'objects',
      id: row.id,
      before: logged(row),
      after: undefined,
    }))
    await recordAuditEntries(transaction, actor, changes, now)
    return all
  })
