import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Facts that a buyer needs before paying, stored where they are known
 * (docs/requirements/data.md#data).
 */
export const addPurchaseDetails = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('properties').addColumn('purchase_details', types.json).execute()
  },
})
