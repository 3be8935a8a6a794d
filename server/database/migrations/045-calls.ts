import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** The time at which a lead was first answered by telephone, and the member who answered. */
export const addCalls = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('called_at', types.milliseconds).execute()
    await db.schema.alterTable('leads').addColumn('called_by', 'text').execute()
  },
})
