import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an e-mail of the outbox is: the column was named `letter` at first. */
export const renameEmailKind: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').renameColumn('letter', 'kind').execute()
  },
}
