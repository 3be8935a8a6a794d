import type { Actor } from '../audit-log/actor.ts'
import { retryChanged } from '../shared/work/retry-changed.ts'
import { addVersion } from './add-version.ts'
import type { ContentContext } from './content-context.ts'
import { type ContentId, keyOf } from './content.ts'
import { lockVersions, readStoredText } from './stored-text.ts'
import { visibleVersion } from './text-fields.ts'

/**
 * Hides a text from visitors until a scheduled version becomes visible.
 * @throws {Contended}
 */
export function withdrawText(
  { db, engine, clock }: ContentContext,
  id: ContentId,
  actor: Actor,
): Promise<void> {
  return db.transaction().execute((transaction) =>
    retryChanged(`the version of ${keyOf(id)} that visitors see`, async () => {
      await lockVersions(transaction, engine, id)
      const stored = await readStoredText(transaction, id)
      if (visibleVersion(stored, clock())?.fields === null) return undefined
      const version = { fields: null, publishAt: clock() }
      const isAdded = await addVersion(
        { db: transaction, clock },
        { id, stored, next: version, actor },
      )
      return isAdded ? undefined : 'changed'
    }),
  )
}
