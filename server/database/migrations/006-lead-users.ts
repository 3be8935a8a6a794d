import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The account from which a lead was sent. There is no foreign key, because with a hosted backend
 * accounts are elsewhere.
 */
export const addLeadUsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('user_id', 'text').execute()
    await db.schema.createIndex('leads_user').on('leads').column('user_id').execute()
  },
}
