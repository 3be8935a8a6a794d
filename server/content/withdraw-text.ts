import type { Actor } from '../audit-log/actor.ts'
import { Contended } from '../shared/contended.ts'
import { addVersion } from './add-version.ts'
import { attempts, type ContentContext } from './content-context.ts'
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
  return db.transaction().execute(async (transaction) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const stored = await readText(transaction, id)
      if (stored.versions[0]?.fields === null) return
      const version = { fields: null, publishAt: now() }
      if (await addVersion({ db: transaction, now }, id, stored, version, actor)) return
    }
    throw new Contended(`the version of ${keyOf(id)} that visitors see`)
  })
}
