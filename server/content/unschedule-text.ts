import type { Actor } from '../audit-log/actor.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentFields, ContentId } from './content.ts'
import { recordVersion, rowOf } from './record-version.ts'
import { readText, removeTextDraft } from './stored-text.ts'
import { publishedText } from './text-fields.ts'

/**
 * Cancels the scheduled publication of a version: it becomes a draft again, under later changes.
 */
export function unscheduleText(
  { db, now }: ContentContext,
  id: ContentId,
  builtIn: ContentFields,
  actor: Actor,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const stored = await readText(transaction, id)
    const [scheduled] = stored.versions
    if (!scheduled || scheduled.publishAt <= now()) return
    const { numDeletedRows } = await transaction
      .deleteFrom('content_versions')
      .where('kind', '=', id.kind)
      .where('slug', '=', id.slug)
      .where('number', '=', scheduled.number)
      .where('publish_at', '>', now())
      .executeTakeFirst()
    if (numDeletedRows !== 1n) return
    const fields = { ...builtIn, ...scheduled.fields }
    const rest = { ...stored, versions: stored.versions.slice(1) }
    const published = publishedText(builtIn, rest, now())
    const cells = Object.fromEntries(
      Object.entries(fields)
        .filter(([path, text]) => text !== published[path])
        .map(([path, text]) => [path, { text, by: scheduled.by, at: scheduled.at }]),
    )
    // Changes since then are newer.
    const kept = { ...cells, ...stored.draft?.cells }
    await removeTextDraft(transaction, id).execute()
    await transaction
      .insertInto('content_drafts')
      .values({
        ...id,
        cells: JSON.stringify(kept),
        revision: (stored.draft?.revision ?? 0) + 1,
        updated_by: actor.name,
        updated_at: now(),
      })
      .execute()
    await recordVersion(
      { db: transaction, now },
      {
        id,
        before: rowOf(scheduled.fields, 'scheduled'),
        after: rowOf(scheduled.fields, 'draft'),
        actor,
      },
    )
  })
}
