import type { Actor } from '../audit-log/actor.ts'
import { retryChanged } from '../shared/retry-changed.ts'
import { addVersion } from './add-version.ts'
import type { ContentContext } from './content-context.ts'
import { type ContentId, keyOf } from './content.ts'
import { readText } from './stored-text.ts'

/**
 * Hides a text from visitors.
 * @throws {Contended}
 */
export function withdrawText(
  { db, now }: ContentContext,
  id: ContentId,
  actor: Actor,
): Promise<void> {
  return db.transaction().execute((transaction) =>
    retryChanged(`the version of ${keyOf(id)} that visitors see`, async () => {
      const stored = await readText(transaction, id)
      if (stored.versions[0]?.fields === null) return undefined
      const version = { fields: null, publishAt: now() }
      const isAdded = await addVersion(
        { db: transaction, now },
        { id, stored, next: version, actor },
      )
      return isAdded ? undefined : 'changed'
    }),
  )
}
