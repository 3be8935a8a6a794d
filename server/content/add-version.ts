import type { Actor } from '../audit-log/actor.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentFields, ContentId } from './content.ts'
import { recordVersion, rowOf } from './record-version.ts'
import type { StoredText } from './text-fields.ts'

/**
 * Adds a version.
 * @returns false where somebody else added one of this number.
 */
export async function addVersion(
  { db: transaction, now }: Pick<ContentContext, 'db' | 'now'>,
  {
    id,
    stored: { versions },
    next: { fields, publishAt },
    actor,
  }: {
    id: ContentId
    stored: StoredText
    next: { fields: ContentFields | null; publishAt: number }
    actor: Actor
  },
): Promise<boolean> {
  const before = versions[0]
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('content_versions')
    .values({
      ...id,
      number: (before?.number ?? 0) + 1,
      fields: fields && JSON.stringify(fields),
      publish_at: publishAt,
      created_by: actor.name,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'slug', 'number']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const state = publishAt > now() ? 'scheduled' : 'published'
  await recordVersion(
    { db: transaction, now },
    {
      id,
      before: rowOf(before ? before.fields : {}, 'published'),
      after: rowOf(fields, state),
      actor,
    },
  )
  return true
}
