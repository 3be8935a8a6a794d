import { hash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Actor } from '../../../audit-log/actor.ts'
import { recordAuditEntries } from '../../../audit-log/record-entries.ts'
import type { Schema } from '../../../database/schema.ts'
import { PictureRefused } from '../../../pictures/resize/resizer.ts'
import { markUsed, release, writePending } from '../blobs/pending.ts'
import { type BucketRow, accepts, maxUploadOf, lockBucket } from '../bucket-row.ts'
import type { StorageContext } from '../context.ts'
import { isPicture, sniffType } from '../sniff.ts'
import { alreadyExists, invalidType, noSuchKey, tooLarge } from '../storage-error.ts'
import { findObject, logged, type ObjectRow } from './object-row.ts'

/** An uploaded file with the client's claims about it. */
export interface UploadedObject {
  bytes: Uint8Array<ArrayBuffer>
  /** The Content-Type, which is not trusted. */
  declared: string
  cacheSeconds: number
  userMetadata: Record<string, unknown>
}

/**
 * How an existing object of the same name is treated: it must not exist, it is replaced, or it must
 * exist.
 */
export type Existing = 'refuse' | 'replace' | 'require'

/**
 * Checks, before the body of an upload is read, that it can be stored.
 * @throws {StorageError} 404, 409.
 */
export async function checkName(
  db: Kysely<Schema>,
  bucket: string,
  name: string,
  existing: Existing,
): Promise<void> {
  const there = await findObject(db, bucket, name)
  if (there && existing === 'refuse') throw alreadyExists('KeyAlreadyExists')
  if (!there && existing === 'require') throw noSuchKey()
}

/**
 * Stores a file under a name, completely or not at all, and writes the audit log.
 * @throws {StorageError} if the bucket or the name does not allow it.
 */
export async function storeObject(
  { database: { db, engine }, blobs, checker, ...context }: StorageContext,
  {
    bucket,
    name,
    file,
    actor,
    existing,
  }: { bucket: BucketRow; name: string; file: UploadedObject; actor: Actor; existing: Existing },
): Promise<ObjectRow> {
  const { bytes } = file
  if (bytes.length > maxUploadOf(bucket)) throw tooLarge()
  const mimetype = sniffType(bytes, file.declared)
  if (!accepts(bucket, mimetype)) throw invalidType(mimetype)
  if (isPicture(mimetype))
    await checker.check(bytes).catch((error: unknown) => {
      throw error instanceof PictureRefused ? invalidType(mimetype) : error
    })
  const blobId = await writePending(db, blobs, bytes, context.clock())
  return db.transaction().execute(async (transaction) => {
    // On PostgreSQL the bucket's row is locked, so that two uploads of one name run one after the
    // other.
    await lockBucket({ db: transaction, engine }, bucket.id)
    const before = await findObject(transaction, bucket.id, name)
    if (before && existing === 'refuse') throw alreadyExists('KeyAlreadyExists')
    if (!before && existing === 'require') throw noSuchKey()
    const now = context.clock()
    const row: ObjectRow = {
      id: before?.id ?? randomUUID(),
      bucket_id: bucket.id,
      name,
      blob_id: blobId,
      size: bytes.length,
      mimetype,
      etag: `"${hash('sha256', bytes, 'base64url')}"`,
      cache_seconds: file.cacheSeconds,
      user_metadata: JSON.stringify(file.userMetadata),
      created_at: before?.created_at ?? now,
      updated_at: now,
    }
    await markUsed(transaction, blobId)
    await write(transaction, row, before)
    if (before) await release(transaction, [before.blob_id], now)
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'objects', id: row.id, before: before && logged(before), after: logged(row) }],
      now,
    )
    return row
  })
}

/** Inserts the row, or overwrites the existing one. */
async function write(
  transaction: Kysely<Schema>,
  row: ObjectRow,
  before: ObjectRow | undefined,
): Promise<void> {
  const values = { ...row, user_metadata: JSON.stringify(asObject(row.user_metadata)) }
  if (before)
    await transaction
      .updateTable('storage_objects')
      .set(values)
      .where('id', '=', before.id)
      .execute()
  else await transaction.insertInto('storage_objects').values(values).execute()
}

const asObject = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json)
