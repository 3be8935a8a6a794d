import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Indices by which the office's lists of leads and homes, and their counts, read only the rows that
 * they show.
 */
export const addListIndices = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('leads_enquiries')
      .on('leads')
      .columns(['home_ref', 'state', 'created_at'])
      .execute()
    // The index includes the assignee, for the counts of one member's leads of one kind.
    await db.schema.dropIndex('leads_kind').execute()
    await db.schema
      .createIndex('leads_kind')
      .on('leads')
      .columns(['kind', 'state', 'side', 'side_since', 'id', 'assignee_id'])
      .execute()
    // Calls of the backend compare ids by their bytes, which the index of the primary key, in the
    // collation of the database, does not support.
    if (types.json === 'jsonb')
      await sql`create index properties_by_id on properties (id collate "C")`.execute(db)
  },
})
