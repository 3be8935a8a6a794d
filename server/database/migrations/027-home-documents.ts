import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Plans and other documents of a home that visitors can open, and the public bucket of their files.
 */
export const addHomeDocuments = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('properties').addColumn('documents', types.json).execute()
    const now = Date.now()
    // Also in `server/backend/hosted/009-home-documents.sql`.
    await sql`insert into storage_buckets (id, public, file_size_limit, allowed_mime_types, created_at, updated_at)
      values ('home-documents', 1, ${30 * 1024 * 1024}, ${JSON.stringify(['application/pdf'])}, ${now}, ${now})`.execute(
      db,
    )
  },
})
