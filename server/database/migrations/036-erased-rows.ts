import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rows that were deleted with their person, so that no restored backup brings them back. */
export const addErasedRows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erased_rows')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute()
  },
}
