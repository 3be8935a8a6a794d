import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** Viewings of several homes in one appointment, with a half-hour for each. */
export const addVisits = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('viewings').addColumn('more_homes', types.json).execute()
    await db.schema
      .alterTable('viewings')
      .addColumn('half_hours', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
})
