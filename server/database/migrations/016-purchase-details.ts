import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** What a buyer asks about a home before paying, where it is known (docs/requirements.md#data). */
export const addPurchaseDetails = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('properties').addColumn('purchase_details', types.json).execute()
  },
})
