import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How often each page was opened on a day, by language and referring host. Nothing about the
 * visitor is stored.
 */
export const addVisitCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_counts_pkey', ['day', 'path', 'language', 'referrer'])
      .execute()
  },
}
