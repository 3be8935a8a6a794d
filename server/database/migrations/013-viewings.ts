import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Viewings of homes, and the half-hours that they hold. The primary key prevents two viewings from
 * holding the same seat.
 */
export const addViewings = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('viewings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) =>
        column.notNull().unique().references('leads.id').onDelete('cascade'),
      )
      .addColumn('home_slug', 'text')
      .addColumn('home_ref', 'text')
      .addColumn('home_title', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('start_at', types.milliseconds)
      .addColumn('held_until', types.milliseconds)
      .addColumn('answers_visitor', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('changed_at', types.milliseconds, (column) => column.notNull())
      .addColumn('reminded_at', types.milliseconds)
      .execute()
    await db.schema
      .createIndex('viewings_by_time')
      .on('viewings')
      .columns(['state', 'start_at'])
      .execute()
    await db.schema
      .createTable('viewing_slots')
      .addColumn('start_at', types.milliseconds, (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('viewing_id', 'text', (column) =>
        column.notNull().references('viewings.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('viewing_slots_key', ['start_at', 'place'])
      .execute()
    await db.schema
      .createIndex('viewing_slots_viewing')
      .on('viewing_slots')
      .column('viewing_id')
      .execute()
  },
})
