import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Files of homes that staff have uploaded, what they would change, and what is needed to undo the
 * import.
 */
export const addHomeImports = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('home_imports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('content', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('summary', types.json)
      .addColumn('undo', types.json)
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('decided_at', types.milliseconds)
      .execute()
    await db.schema
      .createIndex('home_imports_created')
      .on('home_imports')
      .column('created_at')
      .execute()
  },
})
