import type { ContentCell } from '../database/tables/content.ts'
import { type DraftConflict, draftConflicts } from '../shared/drafts/draft-conflicts.ts'
import { mergeFields } from '../shared/drafts/merge-fields.ts'
import { retryChanged } from '../shared/work/retry-changed.ts'
import type { ContentContext } from './content-context.ts'
import { type ContentFields, type ContentId, keyOf } from './content.ts'
import { readStoredText } from './stored-text.ts'
import { type TextDraft, draftedText, publishedText, type StoredText } from './text-fields.ts'

export type TextDraftConflict = DraftConflict<string>

export interface SavedText {
  stored: StoredText
  fields: ContentFields
  conflicts: TextDraftConflict[]
  /** Stored texts of others that the author has not seen; none of them is a conflict. */
  unseen: TextDraftConflict[]
}

/**
 * Saves typed fields, valid or not, merged with those that others have saved since the author
 * began.
 * @param base the fields as they were when the author began.
 * @throws {Contended}
 */
export async function saveTextDraft(
  { db, clock }: Pick<ContentContext, 'db' | 'clock'>,
  id: ContentId,
  {
    builtIn,
    base,
    mine,
    by,
  }: { builtIn: ContentFields; base: ContentFields; mine: ContentFields; by: string },
): Promise<SavedText> {
  return retryChanged(`the draft of ${keyOf(id)}`, async () => {
    const stored = await readStoredText(db, id)
    const published = publishedText(builtIn, stored, clock())
    const theirs = draftedText(builtIn, stored, clock())
    const { fields, conflicts } = mergeFields(Object.keys(theirs), { base, mine, theirs })
    const cells = Object.fromEntries(
      Object.entries(fields)
        .filter(([path, text]) => text !== published[path])
        .map(([path, text]): [string, ContentCell] => {
          const before = stored.draft?.cells[path]
          return [path, before?.text === text ? before : { text, by, at: clock() }]
        }),
    )
    const draft = await writeDraft({ db, clock }, { id, before: stored.draft, cells, by })
    if (draft === 'changed') return draft
    const unseen = Object.keys(fields).filter(
      (path) => fields[path] !== mine[path] && !conflicts.includes(path),
    )
    const authorOf = (path: string) => stored.draft?.cells[path]?.by ?? stored.versions[0]?.by
    return {
      stored: { ...stored, draft },
      fields,
      conflicts: draftConflicts(conflicts, { mine, theirs, by }, authorOf),
      unseen: draftConflicts(unseen, { mine, theirs: fields, by }, authorOf),
    }
  })
}

/** Writes a draft, provided that nobody has changed it since it was read. */
async function writeDraft(
  { db, clock }: Pick<ContentContext, 'db' | 'clock'>,
  {
    id,
    before,
    cells,
    by,
  }: { id: ContentId; before: TextDraft | undefined; cells: TextDraft['cells']; by: string },
): Promise<TextDraft | undefined | 'changed'> {
  const isEmpty = Object.keys(cells).length === 0
  if (!before && isEmpty) return undefined
  if (before && JSON.stringify(before.cells) === JSON.stringify(cells)) return before
  const row = { cells: JSON.stringify(cells), updated_by: by, updated_at: clock() }
  if (!before) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('content_drafts')
      .values({ ...id, ...row, revision: 1 })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return 'changed'
    return { cells, revision: 1, updatedBy: by, updatedAt: row.updated_at }
  }
  const revision = before.revision + 1
  const { numUpdatedRows } = await db
    .updateTable('content_drafts')
    .set({ ...row, revision })
    .where('kind', '=', id.kind)
    .where('slug', '=', id.slug)
    .where('revision', '=', before.revision)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return 'changed'
  return { cells, revision, updatedBy: by, updatedAt: row.updated_at }
}
