import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Renames the column `letter` to `kind`. */
export const renameEmailKind: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').renameColumn('letter', 'kind').execute()
  },
}
