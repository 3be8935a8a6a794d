import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import type { Schema } from '../database/schema.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentFields, ContentId } from './content.ts'
import { readCells } from './read-rows.ts'
import { recordVersion, rowOf } from './record-version.ts'
import { lockVersions, readStoredText } from './stored-text.ts'
import { type TextDraft, publishedText } from './text-fields.ts'

/**
 * Cancels the scheduled publication of a version, which becomes a draft again. Later changes take
 * precedence over its fields.
 */
export function unscheduleText(
  { db, engine, clock }: ContentContext,
  id: ContentId,
  builtIn: ContentFields,
  actor: Actor,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockVersions(transaction, engine, id)
    const stored = await readStoredText(transaction, id)
    const [scheduled] = stored.versions
    if (!scheduled || scheduled.publishAt <= clock()) return
    const { numDeletedRows } = await transaction
      .deleteFrom('content_versions')
      .where('kind', '=', id.kind)
      .where('slug', '=', id.slug)
      .where('number', '=', scheduled.number)
      .where('publish_at', '>', clock())
      .executeTakeFirst()
    if (numDeletedRows !== 1n) return
    const fields = { ...builtIn, ...scheduled.fields }
    const rest = { ...stored, versions: stored.versions.slice(1) }
    const published = publishedText(builtIn, rest, scheduled.publishAt)
    const cells = Object.fromEntries(
      Object.entries(fields)
        .filter(([path, text]) => text !== published[path])
        .map(([path, text]) => [path, { text, by: scheduled.by, at: scheduled.at }]),
    )
    const draft = await lockTextDraft(transaction, id, { by: actor.name, at: clock() })
    // Fields that are already in the draft were changed later, so they stay.
    await transaction
      .updateTable('content_drafts')
      .set({ cells: JSON.stringify({ ...cells, ...draft }) })
      .where('kind', '=', id.kind)
      .where('slug', '=', id.slug)
      .execute()
    await recordVersion(
      { db: transaction, clock },
      {
        id,
        before: rowOf(scheduled.fields, 'scheduled'),
        after: rowOf(scheduled.fields, 'draft'),
        actor,
      },
    )
  })
}

/**
 * Locks the draft of a text until the transaction ends. It begins a draft where there is none, and
 * otherwise increases its revision.
 * @returns the fields of the existing draft.
 */
async function lockTextDraft(
  transaction: Kysely<Schema>,
  id: ContentId,
  { by, at }: { by: string; at: number },
): Promise<TextDraft['cells']> {
  const row = { updated_by: by, updated_at: at }
  const { cells } = await transaction
    .insertInto('content_drafts')
    .values({ ...id, ...row, cells: '{}', revision: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet((set) => ({ ...row, revision: set('content_drafts.revision', '+', 1) })),
    )
    .returning('cells')
    .executeTakeFirstOrThrow()
  return readCells(cells)
}
