import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Suspicions of leads, the ledger of consents (rows are added, and removed with their person, but
 * never changed), keys that all processes share, and counters for rate limits.
 */
export const createLeadSafety = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('leads')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
      .execute()
    await db.schema.alterTable('leads').addColumn('suspicion', 'text').execute()
    await db.schema.alterTable('leads').addColumn('email', 'text').execute()
    await db.schema.createIndex('leads_email').on('leads').column('email').execute()
    await db.schema
      .createIndex('leads_newest')
      .on('leads')
      .columns(['state', 'created_at'])
      .execute()
    await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute()
    await db.schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('wording', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('source_path', 'text')
      .addColumn('lead_id', 'text')
      .addColumn('at', types.milliseconds, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('consents_email').on('consents').column('email').execute()
    if (types.json === 'jsonb') {
      await sql`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a consent is never changed'; END $$`.execute(
        db,
      )
      await sql`CREATE TRIGGER consents_stay BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change()`.execute(
        db,
      )
    } else {
      await sql`CREATE TRIGGER consents_stay BEFORE UPDATE ON consents BEGIN SELECT RAISE(ABORT, 'a consent is never changed'); END`.execute(
        db,
      )
    }
    await db.schema
      .createTable('keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('rate_counts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', types.milliseconds, (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .execute()
  },
})
