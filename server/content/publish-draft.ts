import type { Actor } from '../audit-log/actor.ts'
import { lockRows } from '../database/lock-rows.ts'
import { addVersion } from './add-version.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentFields, ContentId } from './content.ts'
import { draftOf, lockVersions, readStoredText, discardTextDraft } from './stored-text.ts'
import { difference, draftedText } from './text-fields.ts'

/**
 * Publishes a draft as the member saw it.
 * @returns false when somebody else has changed the draft since; then nothing is changed.
 */
export function publishTextDraft(
  { db, engine, clock }: ContentContext,
  id: ContentId,
  {
    builtIn,
    seen,
    actor,
  }: {
    builtIn: ContentFields
    seen: { revision: number; version: number; publishAt: number }
    actor: Actor
  },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockVersions(transaction, engine, id)
    await lockRows(engine, draftOf(transaction, id)).execute()
    const stored = await readStoredText(transaction, id)
    const isAsSeen =
      (stored.draft?.revision ?? 0) === seen.revision &&
      (stored.versions[0]?.number ?? 0) === seen.version
    if (!isAsSeen) return false
    const fields = difference(draftedText(builtIn, stored, seen.publishAt), builtIn)
    const version = { fields, publishAt: seen.publishAt }
    if (!(await addVersion({ db: transaction, clock }, { id, stored, next: version, actor })))
      return false
    // A draft that was deleted and begun again since it was read has another revision.
    await discardTextDraft({ db: transaction }, id, seen.revision)
    return true
  })
}
