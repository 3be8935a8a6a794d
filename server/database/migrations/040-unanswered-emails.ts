import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts the attempts after which an e-mail may have been sent. */
export const addUnansweredEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('unanswered', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
