import type { Kysely } from 'kysely'
import { authorNames } from '../backend/staff/author-names.ts'
import type { Schema } from '../database/schema.ts'
import type { SavedText, TextDraftConflict } from './save-draft.ts'
import type { StoredText } from './text-fields.ts'

/**
 * Replaces the addresses of a text's authors by their present names, for display only: the stored
 * text keeps the addresses.
 */
export async function withAuthorNames(db: Kysely<Schema>, text: StoredText): Promise<StoredText> {
  const { draft, versions } = text
  const nameOf = await authorNames(db, [draft?.updatedBy, ...versions.map(({ by }) => by)])
  return {
    draft: draft && { ...draft, updatedBy: nameOf(draft.updatedBy) },
    versions: versions.map((version) => ({ ...version, by: nameOf(version.by) })),
  }
}

/**
 * Replaces addresses of authors as {@link withAuthorNames} does, in the result of a save: also
 * those of conflicting and unseen texts.
 */
export async function savedWithAuthorNames(
  db: Kysely<Schema>,
  saved: SavedText,
): Promise<SavedText> {
  const { conflicts, unseen } = saved
  const nameOf = await authorNames(
    db,
    [...conflicts, ...unseen].map(({ by }) => by),
  )
  const named = (texts: TextDraftConflict[]) =>
    texts.map((one) => ({ ...one, by: one.by && nameOf(one.by) }))
  return {
    ...saved,
    stored: await withAuthorNames(db, saved.stored),
    conflicts: named(conflicts),
    unseen: named(unseen),
  }
}
