import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** The half-hours that replies to leads have proposed for a viewing. */
export const addOfferedTimes = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('offered_times')
      .addColumn('lead_id', 'text', (column) =>
        column.notNull().references('leads.id').onDelete('cascade'),
      )
      .addColumn('start_at', types.milliseconds, (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('member', 'text', (column) => column.notNull())
      .addColumn('offered_at', types.milliseconds, (column) => column.notNull())
      .addColumn('expires_at', types.milliseconds, (column) => column.notNull())
      .addPrimaryKeyConstraint('offered_times_key', ['lead_id', 'start_at'])
      .execute()
    await db.schema
      .createIndex('offered_times_expiry')
      .on('offered_times')
      .column('expires_at')
      .execute()
  },
})
