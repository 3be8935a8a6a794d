import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Files of the agency: buckets, their objects, and the bytes, which with SQLite are files instead.
 */
export const addStorage = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await addBuckets(db, types)
    await addBlobs(db, types)
    await addObjects(db, types)
  },
})

async function addBuckets(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('storage_buckets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public', 'integer', (column) => column.notNull())
    .addColumn('file_size_limit', 'integer')
    .addColumn('allowed_mime_types', types.json)
    .addColumn('created_at', types.milliseconds, (column) => column.notNull())
    .addColumn('updated_at', types.milliseconds, (column) => column.notNull())
    .execute()
  const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff']
  // The same buckets as in `server/backend/hosted/007-storage.sql`.
  const buckets = [
    { id: 'pictures', isPublic: 1, kinds: pictures },
    { id: 'documents', isPublic: 0, kinds: ['application/pdf'] },
  ]
  const now = Date.now()
  for (const { id, isPublic, kinds } of buckets)
    await sql`insert into storage_buckets (id, public, file_size_limit, allowed_mime_types, created_at, updated_at)
      values (${id}, ${isPublic}, ${30 * 1024 * 1024}, ${JSON.stringify(kinds)}, ${now}, ${now})`.execute(
      db,
    )
}

async function addBlobs(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('storage_blobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('unused_since', types.milliseconds)
    .execute()
  await sql`create index storage_blobs_unused on storage_blobs (unused_since) where unused_since is not null`.execute(
    db,
  )
  if (types.json !== 'jsonb') return
  await db.schema
    .createTable('storage_chunks')
    .addColumn('blob_id', 'text', (column) =>
      column.notNull().references('storage_blobs.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('storage_chunks_pkey', ['blob_id', 'number'])
    .execute()
  // Pictures are already compressed.
  await sql`alter table storage_chunks alter column bytes set storage external`.execute(db)
}

async function addObjects(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('storage_objects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bucket_id', 'text', (column) => column.notNull().references('storage_buckets.id'))
    .addColumn('name', types.json === 'jsonb' ? sql`text collate "C"` : 'text', (column) =>
      column.notNull(),
    )
    .addColumn('blob_id', 'text', (column) => column.notNull().references('storage_blobs.id'))
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('mimetype', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('cache_seconds', 'integer', (column) => column.notNull())
    .addColumn('user_metadata', types.json, (column) => column.notNull())
    .addColumn('created_at', types.milliseconds, (column) => column.notNull())
    .addColumn('updated_at', types.milliseconds, (column) => column.notNull())
    .addUniqueConstraint('storage_objects_name', ['bucket_id', 'name'])
    .execute()
  await db.schema
    .createIndex('storage_objects_blob')
    .on('storage_objects')
    .column('blob_id')
    .execute()
}
