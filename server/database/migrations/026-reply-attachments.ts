import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** The files of the site that are attached to a reply. */
export const addReplyAttachments = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('lead_replies').addColumn('attachments', types.json).execute()
  },
})
