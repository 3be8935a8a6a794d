import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Actor } from '../../../audit-log/actor.ts'
import { recordAuditEntries } from '../../../audit-log/record-entries.ts'
import type { Database } from '../../../database/database.ts'
import { use } from '../blobs/pending.ts'
import { kindsOf, largestOf, lockBucket } from '../buckets/bucket-row.ts'
import { objectName } from '../names.ts'
import { alreadyExists, invalidType, noSuchKey, tooLarge } from '../storage-error.ts'
import { findObject, logged, type ObjectRow } from './object-row.ts'

/** What the client asks for: an object of one bucket under another name, in that bucket or another. */
export const relocation = v.object({
  bucketId: v.string(),
  sourceKey: v.string(),
  destinationKey: v.string(),
  destinationBucket: v.optional(v.string()),
})

type Relocation = v.InferOutput<typeof relocation>

/**
 * Gives an object another name, or a second one; the bytes stay where they are.
 * @param keeps whether the first one stays.
 * @throws {StorageError} where the source is not there, the name is taken, or the bucket does not take it.
 */
export async function relocateObject(
  { db, engine }: Database,
  { bucketId, sourceKey, destinationKey, destinationBucket = bucketId }: Relocation,
  actor: Actor,
  keeps: boolean,
): Promise<ObjectRow> {
  const [source, target] = [objectName(sourceKey), objectName(destinationKey)]
  return db.transaction().execute(async (transaction) => {
    const locked = { db: transaction, engine }
    // Always in the same order, so that two that go opposite ways do not wait for each other.
    for (const id of [...new Set([bucketId, destinationBucket])].sort())
      await lockBucket(locked, id)
    const bucket = await lockBucket(locked, destinationBucket)
    const before = await findObject(transaction, bucketId, source)
    if (!before) throw noSuchKey()
    if (await findObject(transaction, bucket.id, target)) throw alreadyExists('KeyAlreadyExists')
    if (before.size > largestOf(bucket)) throw tooLarge()
    const kinds = kindsOf(bucket)
    if (kinds && !kinds.includes(before.mimetype)) throw invalidType(before.mimetype)
    const now = new Date()
    const place = { bucket_id: bucket.id, name: target, updated_at: now.getTime() }
    const row: ObjectRow = keeps
      ? { ...before, ...place, id: randomUUID(), created_at: now.getTime() }
      : { ...before, ...place }
    if (keeps) {
      await use(transaction, row.blob_id)
      const { user_metadata: metadata } = row
      await transaction
        .insertInto('storage_objects')
        .values({
          ...row,
          user_metadata: typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
        })
        .execute()
    } else
      await transaction
        .updateTable('storage_objects')
        .set(place)
        .where('id', '=', before.id)
        .execute()
    await recordAuditEntries(
      transaction,
      actor,
      [
        {
          table: 'objects',
          id: row.id,
          before: keeps ? undefined : logged(before),
          after: logged(row),
        },
      ],
      now,
    )
    return row
  })
}
