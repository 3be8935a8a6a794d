import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The account that a lead was sent from. No foreign key: with a hosted backend the accounts are
 * elsewhere.
 */
export const addLeadUsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('user_id', 'text').execute()
    await db.schema.createIndex('leads_user').on('leads').column('user_id').execute()
  },
}
