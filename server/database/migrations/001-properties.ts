import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** The homes of the catalogue (docs/requirements/data.md#data). */
export const createProperties = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('properties')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('long_description', 'text')
      .addColumn('bedrooms', 'integer', (column) => column.notNull())
      .addColumn('bathrooms', 'integer', (column) => column.notNull())
      .addColumn('area', 'integer', (column) => column.notNull())
      .addColumn('terrace', 'integer')
      .addColumn('garden', 'integer')
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('development', 'text')
      .addColumn('community_fees', 'integer')
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('features', types.json, (column) => column.notNull())
      .addColumn('images', types.json, (column) => column.notNull())
      .addColumn('property_type', 'text')
      .addColumn('listing', 'text')
      .addColumn('status', 'text')
      .addColumn('energy_rating', 'text')
      .addColumn('translations', types.json)
      .addColumn('created_at', types.time, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('properties_newest').on('properties').column('created_at').execute()
  },
})
