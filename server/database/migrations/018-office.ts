import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * When each session last used the office, and the forms that were sent after the office had been
 * unused for too long.
 */
export const addOffice = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    // There are no foreign keys, because with a hosted backend sessions and accounts are elsewhere.
    await db.schema
      .createTable('office_sessions')
      .addColumn('session_id', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', types.milliseconds, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('kept_forms')
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('fields', types.json, (column) => column.notNull())
      .addColumn('kept_at', types.milliseconds, (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_forms_pkey', ['member_id', 'path'])
      .execute()
  },
})
