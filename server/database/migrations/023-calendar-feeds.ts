import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** The private addresses by which members of staff see the viewings in their own calendars. */
export const addCalendarFeeds = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    // There is no foreign key, because with a hosted backend accounts are elsewhere.
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('member_id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('seen_at', types.milliseconds, (column) => column.notNull())
      .execute()
  },
})
