import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Alerts about homes: their subscribers, searches and notifications, and the prices that were last
 * seen, by which changes are recognised. The index of the list's filters gains the columns that
 * filters have gained.
 */
export const addAlerts = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('alert_readers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('manage_token', 'text', (column) => column.notNull().unique())
      .execute()
    await db.schema
      .createTable('alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reader_id', 'text', (column) =>
        column.notNull().references('alert_readers.id').onDelete('cascade'),
      )
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('new_homes', 'integer', (column) => column.notNull())
      .addColumn('reductions', 'integer', (column) => column.notNull())
      .addColumn('frequency', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('token_expires_at', types.milliseconds, (column) => column.notNull())
      .addColumn('stop_token', 'text', (column) => column.notNull().unique())
      .addColumn('consent_wording', 'text', (column) => column.notNull())
      .addColumn('consent_at', types.milliseconds, (column) => column.notNull())
      .addColumn('confirmed_at', types.milliseconds)
      .addColumn('stopped_at', types.milliseconds)
      .addUniqueConstraint('alerts_search', ['reader_id', 'search'])
      .execute()
    await db.schema.createIndex('alerts_state').on('alerts').column('state').execute()
    await db.schema
      .createTable('home_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('home_id', 'text', (column) => column.notNull())
      .addColumn('price', types.bigint, (column) => column.notNull())
      .addColumn('previous', types.bigint)
      .addColumn('at', types.milliseconds, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('home_changes_home')
      .on('home_changes')
      .columns(['home_id', 'at'])
      .execute()
    await db.schema
      .createTable('alert_news')
      .addColumn('reader_id', 'text', (column) =>
        column.notNull().references('alert_readers.id').onDelete('cascade'),
      )
      .addColumn('change_id', 'text', (column) =>
        column.notNull().references('home_changes.id').onDelete('cascade'),
      )
      .addColumn('alert_id', 'text', (column) =>
        column.notNull().references('alerts.id').onDelete('cascade'),
      )
      .addColumn('home', types.json, (column) => column.notNull())
      .addColumn('due_at', types.milliseconds, (column) => column.notNull())
      .addColumn('told_at', types.milliseconds)
      .addPrimaryKeyConstraint('alert_news_key', ['reader_id', 'change_id'])
      .execute()
    await db.schema
      .createIndex('alert_news_due')
      .on('alert_news')
      .columns(['told_at', 'due_at'])
      .execute()
    await db.schema.createIndex('alert_news_alert').on('alert_news').column('alert_id').execute()
    await db.schema.createIndex('alert_news_change').on('alert_news').column('change_id').execute()
    await db.schema
      .createTable('seen_homes')
      .addColumn('home_id', 'text', (column) => column.primaryKey())
      .addColumn('price', types.bigint, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('alert_watch')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('version', types.bigint, (column) => column.notNull())
      .addColumn('checked_at', types.milliseconds, (column) => column.notNull())
      .execute()
    await sql`insert into alert_watch (id, source, version, checked_at) values (1, '', 0, 0)`.execute(
      db,
    )
    const isPostgres = types.json === 'jsonb'
    const text = (column: string) =>
      isPostgres ? sql`(${sql.ref(column)} collate "C")` : sql`${sql.ref(column)}`
    await db.schema.dropIndex('properties_filters').execute()
    await sql`create index properties_filters on properties (${text('development')}, ${text('listing')},
      ${text('property_type')}, bedrooms, price, bathrooms, area, terrace, ${text('status')})`.execute(
      db,
    )
  },
})
