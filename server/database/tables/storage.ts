import type { ColumnType } from 'kysely'
import type { Json } from './json.ts'

/**
 * A bucket: files that are stored together. Times are milliseconds since 1970, here and in the
 * tables below.
 */
export interface StorageBucketsTable {
  id: string
  /** Whether everybody may read its objects. */
  public: 0 | 1
  /** Bytes; null: the limit of all uploads. */
  file_size_limit: number | null
  /** Null: any that the storage knows. */
  allowed_mime_types: ColumnType<string[] | string | null, string | null, string | null>
  created_at: number
  updated_at: number
}

/** A file under its name. */
export interface StorageObjectsTable {
  id: string
  bucket_id: string
  /** With slashes, as the client knows it; the bytes are found by `blob_id`. */
  name: string
  blob_id: string
  /** Bytes. */
  size: number
  /** As the bytes say. */
  mimetype: string
  /** In quotes. */
  etag: string
  cache_seconds: number
  /** The client's own metadata. */
  user_metadata: Json<Record<string, unknown>>
  created_at: number
  updated_at: number
}

/** Bytes that never change. Copies of an object share them. */
interface StorageBlobsTable {
  id: string
  /**
   * Null while an object has them; the bytes are removed some time after
   * (`backend/storage/blobs/sweep.ts`).
   */
  unused_since: number | null
}

/** A blob's bytes in order; in PostgreSQL only. */
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
