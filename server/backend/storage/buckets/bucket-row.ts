import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../../database/database.ts'
import type { Schema, StorageBucketsTable } from '../../../database/schema.ts'
import { noSuchBucket } from '../storage-error.ts'

export type BucketRow = Selectable<StorageBucketsTable>

/** Bytes of the largest upload, whatever a bucket says. */
export const largestUpload = 30 * 1024 * 1024

const list = v.array(v.string())

/** The types that a bucket takes; null: all that the storage knows. */
export function kindsOf({ allowed_mime_types: kinds }: BucketRow): string[] | null {
  if (kinds === null) return null
  return v.parse(list, typeof kinds === 'string' ? JSON.parse(kinds) : kinds)
}

/** Bytes of the largest file that a bucket takes. */
export const largestOf = ({ file_size_limit: limit }: BucketRow): number =>
  Math.min(limit ?? largestUpload, largestUpload)

/** The bucket as the hosted service describes it. */
export const described = (row: BucketRow) => ({
  id: row.id,
  name: row.id,
  owner: '',
  type: 'STANDARD',
  public: row.public === 1,
  file_size_limit: row.file_size_limit,
  allowed_mime_types: kindsOf(row),
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
})

/** The columns that the audit log keeps. */
export const loggedBucket = (row: BucketRow) => ({
  public: row.public === 1,
  file_size_limit: row.file_size_limit,
  allowed_mime_types: kindsOf(row),
})

/** @throws {StorageError} 404 for no bucket. */
export async function bucketOf(db: Kysely<Schema>, id: string): Promise<BucketRow> {
  const row = await db
    .selectFrom('storage_buckets')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw noSuchBucket()
  return row
}

/** The bucket, which nobody else changes or writes to until the transaction ends. @throws {StorageError} 404. */
export async function lockBucket(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  id: string,
): Promise<BucketRow> {
  const query = db.selectFrom('storage_buckets').selectAll().where('id', '=', id)
  const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw noSuchBucket()
  return row
}
