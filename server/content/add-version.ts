import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import type { Schema } from '../database/schema.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentFields, ContentId } from './content.ts'
import { recordVersion, rowOf } from './record-version.ts'
import type { TextVersion, StoredText } from './text-fields.ts'

/**
 * Adds a version before the scheduled ones, which are renumbered and keep their own changes.
 * @returns false where somebody else has added a version of this number.
 */
export async function addVersion(
  { db: transaction, clock }: Pick<ContentContext, 'db' | 'clock'>,
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
  const waiting = versions.filter((version) => version.publishAt > publishAt)
  const earlier = versions.slice(waiting.length)
  const before = earlier[0]
  const fieldsBefore = earlier.find((version) => version.fields !== null)?.fields ?? {}
  await raiseWaiting(transaction, id, waiting, {
    from: fieldsBefore,
    to: fields ?? fieldsBefore,
  })
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('content_versions')
    .values({
      ...id,
      number: (before?.number ?? 0) + 1,
      fields: fields && JSON.stringify(fields),
      publish_at: publishAt,
      created_by: actor.name,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'slug', 'number']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const state = publishAt > clock() ? 'scheduled' : 'published'
  await recordVersion(
    { db: transaction, clock },
    {
      id,
      before: rowOf(before ? before.fields : {}, 'published'),
      after: rowOf(fields, state),
      actor,
    },
  )
  return true
}

/**
 * Renumbers the scheduled versions upwards. Fields that they do not change themselves take the
 * values of the new version below them.
 * @param waiting the scheduled versions, newest first.
 * @param change the fields before and after the new version, on which the oldest scheduled version
 *   is based.
 */
async function raiseWaiting(
  transaction: Kysely<Schema>,
  { kind, slug }: ContentId,
  waiting: readonly TextVersion[],
  change: { from: ContentFields; to: ContentFields },
): Promise<void> {
  let { from, to } = change
  const raised = waiting.toReversed().map(({ number, fields }) => {
    const own = fields ?? from
    const next = rebase(own, from, to)
    ;[from, to] = [own, next]
    return { number, fields: fields && next }
  })
  // The newest is renumbered first, so that each number is free when the next version takes it.
  for (const { number, fields } of raised.toReversed())
    await transaction
      .updateTable('content_versions')
      .set({ number: number + 1, fields: fields && JSON.stringify(fields) })
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .where('number', '=', number)
      .execute()
}

/** Moves a version's fields onto another base; what the version changed itself stays. */
function rebase(own: ContentFields, from: ContentFields, to: ContentFields): ContentFields {
  const paths = new Set([own, from, to].flatMap((fields) => Object.keys(fields)))
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const text = own[path] === from[path] ? to[path] : own[path]
      return text === undefined ? [] : [[path, text]]
    }),
  )
}
