import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who began a newsletter: agents may delete a draft of their own only. */
export const addNewsletterCreator: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('newsletter_issues').addColumn('created_by', 'text').execute()
  },
}
