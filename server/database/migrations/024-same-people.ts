import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Addresses that staff have identified as those of one person. */
export const addSamePeople: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('same_people')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('same_people_person')
      .on('same_people')
      .column('person_id')
      .execute()
  },
}
