import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Records the newsletters that a reader did not get, after the outbox no longer has their e-mails.
 */
export const addUndeliveredNewsletters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('newsletter_deliveries')
      .addColumn('undelivered', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
