import type { Kysely, Selectable } from 'kysely'
import { fromJson, type Schema } from '../../../database/schema.ts'
import type { StorageObjectsTable } from '../../../database/tables/storage.ts'
import { isoTime } from '../../../shared/time/iso-time.ts'

export type ObjectRow = Selectable<StorageObjectsTable>

/** The object with this name, or undefined. */
export const findObject = (
  db: Kysely<Schema>,
  bucket: string,
  name: string,
): Promise<ObjectRow | undefined> =>
  db
    .selectFrom('storage_objects')
    .selectAll()
    .where('bucket_id', '=', bucket)
    .where('name', '=', name)
    .executeTakeFirst()

/** The object as the hosted service lists it. */
export const listed = (row: ObjectRow, name = row.name) => ({
  name,
  id: row.id,
  updated_at: isoTime(row.updated_at),
  created_at: isoTime(row.created_at),
  last_accessed_at: isoTime(row.updated_at),
  metadata: {
    eTag: row.etag,
    size: row.size,
    mimetype: row.mimetype,
    cacheControl: `max-age=${row.cache_seconds}`,
    lastModified: isoTime(row.updated_at),
    contentLength: row.size,
    httpStatusCode: 200,
  },
})

/** The object as the hosted service's `info` route describes it. */
export const objectInfo = (row: ObjectRow) => ({
  id: row.id,
  name: row.name,
  version: row.blob_id,
  bucket_id: row.bucket_id,
  size: row.size,
  content_type: row.mimetype,
  cache_control: `max-age=${row.cache_seconds}`,
  etag: row.etag,
  metadata: fromJson(row.user_metadata),
  last_modified: isoTime(row.updated_at),
  created_at: isoTime(row.created_at),
})

/** The columns that are written to the audit log. */
export const logged = ({ bucket_id, name, size, mimetype, etag }: ObjectRow) => ({
  bucket_id,
  name,
  size,
  mimetype,
  etag,
})
