import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The price that the person of a lead offers for the home, in euros. */
export const addOffers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('offer', 'integer').execute()
  },
}
