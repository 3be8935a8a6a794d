import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which claim an e-mail belongs to while a worker sends it. */
export const addClaimIds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('claim_id', 'text').execute()
  },
}
