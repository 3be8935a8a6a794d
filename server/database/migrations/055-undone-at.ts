import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** When an import was undone; until now that replaced the time at which it was applied. */
export const addUndoneAt = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('home_imports').addColumn('undone_at', types.milliseconds).execute()
    await sql`update home_imports set undone_at = decided_at where state = 'undone'`.execute(db)
  },
})
