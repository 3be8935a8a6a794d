import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Schema } from '../database/schema.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentId } from './content.ts'
import { readCells, readFields } from './read-rows.ts'
import type { StoredText } from './text-fields.ts'

/** Reads the draft and the versions of a text, newest version first. */
export async function readStoredText(
  db: Kysely<Schema>,
  { kind, slug }: ContentId,
): Promise<StoredText> {
  // The queries run in sequence, because a transaction has one connection.
  const draft = await draftOf(db, { kind, slug }).executeTakeFirst()
  const versions = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('number', 'desc')
    .execute()
  return {
    draft: draft && {
      cells: readCells(draft.cells),
      revision: draft.revision,
      updatedBy: draft.updated_by,
      updatedAt: draft.updated_at,
    },
    versions: versions.map((row) => ({
      number: row.number,
      fields: readFields(row.fields),
      publishAt: row.publish_at,
      by: row.created_by,
      at: row.created_at,
    })),
  }
}

/**
 * Locks the versions of a text before it is read: nobody else adds or renumbers one until the
 * transaction ends. This lock is taken before that of the draft. Where there is no version yet,
 * nothing is locked.
 */
export async function lockVersions(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  { kind, slug }: ContentId,
): Promise<void> {
  const numbers = transaction
    .selectFrom('content_versions')
    .select('number')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('number')
  await lockRows(engine, numbers).execute()
}

/** The query for the draft of a text. */
export const draftOf = (db: Kysely<Schema>, { kind, slug }: ContentId) =>
  db.selectFrom('content_drafts').selectAll().where('kind', '=', kind).where('slug', '=', slug)

/**
 * Deletes the draft of a text, unless somebody has changed it since it was read.
 * @returns whether it was deleted.
 */
export async function discardTextDraft(
  { db }: Pick<ContentContext, 'db'>,
  { kind, slug }: ContentId,
  revision: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_drafts')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
