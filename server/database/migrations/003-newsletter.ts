import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** Subscribers of the newsletter, their confirmations, and the wording that they agreed to. */
export const createSubscribers = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('token_expires_at', types.milliseconds, (column) => column.notNull())
      .addColumn('unsubscribe_token', 'text', (column) => column.notNull().unique())
      .addColumn('consent_wording', 'text', (column) => column.notNull())
      .addColumn('consent_at', types.milliseconds, (column) => column.notNull())
      .addColumn('confirmed_at', types.milliseconds)
      .addColumn('unsubscribed_at', types.milliseconds)
      .execute()
  },
})
