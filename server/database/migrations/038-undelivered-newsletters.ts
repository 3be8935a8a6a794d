import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Newsletters that a reader did not get, when the outbox no longer has their e-mail. */
export const addUndeliveredNewsletters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('newsletter_deliveries')
      .addColumn('undelivered', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
