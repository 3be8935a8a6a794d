import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Texts and figures of the site that staff have changed: the drafts, and every published version.
 */
export const addContent = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_drafts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('cells', types.json, (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addColumn('updated_at', types.milliseconds, (column) => column.notNull())
      .addPrimaryKeyConstraint('content_drafts_pkey', ['kind', 'slug'])
      .execute()
    await db.schema
      .createTable('content_versions')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('fields', types.json)
      .addColumn('publish_at', types.milliseconds, (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addPrimaryKeyConstraint('content_versions_pkey', ['kind', 'slug', 'number'])
      .execute()
    // Every process counts the published versions several times a second.
    await db.schema
      .createIndex('content_versions_publish_at')
      .on('content_versions')
      .column('publish_at')
      .execute()
  },
})
