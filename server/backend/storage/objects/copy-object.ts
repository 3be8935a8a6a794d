import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Actor } from '../../../audit-log/actor.ts'
import { recordAuditEntries } from '../../../audit-log/record-entries.ts'
import { markUsed } from '../blobs/pending.ts'
import { accepts, maxUploadOf, lockBucket } from '../bucket-row.ts'
import type { StorageContext } from '../context.ts'
import { objectName } from '../names.ts'
import { alreadyExists, invalidType, noSuchKey, tooLarge } from '../storage-error.ts'
import { findObject, logged, type ObjectRow } from './object-row.ts'

/** The body of a move or copy: an object, and its new name in the same bucket or another. */
export const relocation = v.object({
  bucketId: v.string(),
  sourceKey: v.string(),
  destinationKey: v.string(),
  destinationBucket: v.optional(v.string()),
})

type Relocation = v.InferOutput<typeof relocation>

/**
 * Moves an object, or copies it. The copy refers to the same blob.
 * @param keeps whether the source remains, as for a copy.
 * @throws {StorageError} if the source does not exist, the name is taken, or the bucket does not
 *   accept the file.
 */
export async function relocateObject(
  { database: { db, engine }, ...context }: Pick<StorageContext, 'database' | 'clock'>,
  { bucketId, sourceKey, destinationKey, destinationBucket = bucketId }: Relocation,
  actor: Actor,
  keeps: boolean,
): Promise<ObjectRow> {
  const [source, target] = [objectName(sourceKey), objectName(destinationKey)]
  return db.transaction().execute(async (transaction) => {
    const locked = { db: transaction, engine }
    // Locked in a fixed order, so that two moves in opposite directions cannot deadlock.
    for (const id of [...new Set([bucketId, destinationBucket])].sort())
      await lockBucket(locked, id)
    const bucket = await lockBucket(locked, destinationBucket)
    const before = await findObject(transaction, bucketId, source)
    if (!before) throw noSuchKey()
    if (await findObject(transaction, bucket.id, target)) throw alreadyExists('KeyAlreadyExists')
    if (before.size > maxUploadOf(bucket)) throw tooLarge()
    if (!accepts(bucket, before.mimetype)) throw invalidType(before.mimetype)
    const now = context.clock()
    const place = { bucket_id: bucket.id, name: target, updated_at: now }
    const row: ObjectRow = keeps
      ? { ...before, ...place, id: randomUUID(), created_at: now }
      : { ...before, ...place }
    if (keeps) {
      await markUsed(transaction, row.blob_id)
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
