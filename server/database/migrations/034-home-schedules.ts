import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** Changes of published homes that wait for their time. */
export const addHomeSchedules = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('home_schedules')
      .addColumn('id', types.json === 'jsonb' ? sql`text collate "C"` : 'text', (column) =>
        column.primaryKey(),
      )
      .addColumn('cells', types.json, (column) => column.notNull())
      .addColumn('publish_at', types.milliseconds, (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .execute()
  },
})
