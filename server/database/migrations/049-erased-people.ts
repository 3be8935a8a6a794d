import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** Who was erased, as salted digests, so that no machine's spool brings their leads back. */
export const addErasedPeople = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erased_people')
      .addColumn('salt', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('erased_at', types.milliseconds, (column) => column.notNull())
      .execute()
  },
})
