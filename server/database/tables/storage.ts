import type { ColumnType } from 'kysely'
import type { Json } from './json.ts'

/**
 * A bucket of files that are stored together. Times are milliseconds since 1970, here and in the
 * tables below.
 */
export interface StorageBucketsTable {
  id: string
  /** Whether everybody may read its objects. */
  public: 0 | 1
  /** The largest file in bytes; null where the limit of all uploads applies. */
  file_size_limit: number | null
  /** The permitted types; null where all types that the storage knows are permitted. */
  allowed_mime_types: ColumnType<string[] | string | null, string | null, string | null>
  created_at: number
  updated_at: number
}

/** A file under its name. */
export interface StorageObjectsTable {
  id: string
  bucket_id: string
  /** The name with slashes, as the client knows it; the bytes are found by `blob_id`. */
  name: string
  blob_id: string
  /** In bytes. */
  size: number
  /** The type that the first bytes show. */
  mimetype: string
  /** The entity tag, in quotes. */
  etag: string
  cache_seconds: number
  /** Metadata that the client has set. */
  user_metadata: Json<Record<string, unknown>>
  created_at: number
  updated_at: number
}

/** Bytes that never change. Copies of an object share them. */
interface StorageBlobsTable {
  id: string
  /**
   * Null while an object refers to the bytes; they are removed some time afterwards
   * (`backend/storage/blobs/sweep.ts`).
   */
  unused_since: number | null
}

/** The bytes of a blob, in ordered chunks; on PostgreSQL only. */
interface StorageChunksTable {
  blob_id: string
  number: number
  bytes: Uint8Array
}

/** The tables of stored files. */
export interface StorageTables {
  storage_buckets: StorageBucketsTable
  storage_objects: StorageObjectsTable
  storage_blobs: StorageBlobsTable
  storage_chunks: StorageChunksTable
}
