import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Drafts of homes, the details of their uploaded pictures, and the former price that visitors are
 * shown.
 */
export const addHomeDrafts = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('properties').addColumn('picture_details', types.json).execute()
    await db.schema.alterTable('properties').addColumn('former_price', 'integer').execute()
    await db.schema
      .createTable('home_drafts')
      .addColumn('id', types.json === 'jsonb' ? sql`text collate "C"` : 'text', (column) =>
        column.primaryKey(),
      )
      .addColumn('cells', types.json, (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('updated_at', types.time, (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .execute()
  },
})
