import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Leads, and the outbox of e-mails that are queued in the same transaction. An e-mail belongs to a
 * lead, or has all its data in its payload.
 */
export const createLeadTables = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) => column.notNull().unique())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('source_path', 'text', (column) => column.notNull())
      .addColumn('fields', types.json, (column) => column.notNull())
      .addColumn('consent', 'integer', (column) => column.notNull())
      .addColumn('consent_wording', 'text')
      .addColumn('created_at', types.time, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('letter', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.references('leads.id'))
      .addColumn('payload', types.json)
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', types.milliseconds, (column) => column.notNull())
      .addColumn('leased_until', types.milliseconds, (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('sent_at', types.milliseconds)
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute()
  },
})
