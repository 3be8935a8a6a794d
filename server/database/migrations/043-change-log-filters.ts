import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indices by which the change log is filtered by person or day. */
export const addChangeLogFilters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('changes_actor').on('changes').columns(['actor', 'id']).execute()
    await db.schema.createIndex('changes_at').on('changes').column('at').execute()
  },
}
