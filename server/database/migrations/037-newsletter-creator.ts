import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The creator of a newsletter: agents may delete only drafts of their own. */
export const addNewsletterCreator: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('newsletter_issues').addColumn('created_by', 'text').execute()
  },
}
