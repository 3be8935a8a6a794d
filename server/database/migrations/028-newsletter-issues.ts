import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** Newsletters that staff write, and the readers for whom each was put into the outbox. */
export const addNewsletterIssues = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_issues')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('texts', types.json, (column) => column.notNull())
      .addColumn('items', types.json, (column) => column.notNull())
      .addColumn('content', types.json)
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addColumn('updated_at', types.milliseconds, (column) => column.notNull())
      .addColumn('send_at', types.milliseconds)
      .addColumn('started_at', types.milliseconds)
      .addColumn('next_batch_at', types.milliseconds)
      .addColumn('sent_at', types.milliseconds)
      .execute()
    await db.schema
      .createTable('newsletter_deliveries')
      .addColumn('issue_id', 'text', (column) =>
        column.notNull().references('newsletter_issues.id').onDelete('cascade'),
      )
      .addColumn('subscriber_id', 'text', (column) =>
        column.notNull().references('subscribers.id').onDelete('cascade'),
      )
      .addColumn('outbox_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_deliveries_pkey', ['issue_id', 'subscriber_id'])
      .execute()
    await db.schema
      .createIndex('newsletter_deliveries_subscriber')
      .on('newsletter_deliveries')
      .column('subscriber_id')
      .execute()
  },
})
