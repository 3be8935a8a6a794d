import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { lockRows } from '../../database/lock-rows.ts'
import type { Schema } from '../../database/schema.ts'
import type { StorageBucketsTable } from '../../database/tables/storage.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { noSuchBucket } from './storage-error.ts'

export type BucketRow = Selectable<StorageBucketsTable>

/** The size of the largest upload in bytes, for every bucket. */
export const maxUpload = 30 * 1024 * 1024

const list = v.array(v.string())

/** The media types that a bucket accepts; null accepts all that the storage recognises. */
function kindsOf({ allowed_mime_types: kinds }: BucketRow): string[] | null {
  if (kinds === null) return null
  return v.parse(list, typeof kinds === 'string' ? JSON.parse(kinds) : kinds)
}

/** Whether a bucket accepts files of a media type; its list may have wildcards: `image/*`. */
export const accepts = (bucket: BucketRow, type: string): boolean =>
  kindsOf(bucket)?.some((kind) => matches(kind, type)) ?? true

const matches = (kind: string, type: string) =>
  kind === type || kind === '*/*' || (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1)))

/** The size of the largest file that a bucket accepts, in bytes. */
export const maxUploadOf = ({ file_size_limit: limit }: BucketRow): number =>
  Math.min(limit ?? maxUpload, maxUpload)

/** The bucket as the hosted service describes it. */
export const described = (row: BucketRow) => ({
  id: row.id,
  name: row.id,
  owner: '',
  type: 'STANDARD',
  public: row.public === 1,
  file_size_limit: row.file_size_limit,
  allowed_mime_types: kindsOf(row),
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
})

/** The columns that are written to the audit log. */
export const bucketColumns = (row: BucketRow) => ({
  public: row.public === 1,
  file_size_limit: row.file_size_limit,
  allowed_mime_types: kindsOf(row),
})

/** @throws {StorageError} 404 where there is no such bucket. */
export async function findBucket(db: Kysely<Schema>, id: string): Promise<BucketRow> {
  const row = await db
    .selectFrom('storage_buckets')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw noSuchBucket()
  return row
}

/**
 * The bucket, locked against other writers until the transaction ends.
 * @throws {StorageError} 404.
 */
export async function lockBucket(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  id: string,
): Promise<BucketRow> {
  const query = db.selectFrom('storage_buckets').selectAll().where('id', '=', id)
  const row = await lockRows(engine, query).executeTakeFirst()
  if (!row) throw noSuchBucket()
  return row
}
