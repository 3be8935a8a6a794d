import { authorNames } from '../backend/staff/author-names.ts'
import type { ContentContext } from './content-context.ts'
import { type ContentId, keyOf } from './content.ts'
import { idOf } from './read-rows.ts'

/** A text that staff have changed, with its last author and its state. */
interface ListedText {
  isDrafted: boolean
  isWithdrawn: boolean
  scheduledAt: number | undefined
  updatedBy: string
  updatedAt: number
}

/** Every text that staff have changed. */
export async function listTexts({
  db,
  clock,
}: Pick<ContentContext, 'db' | 'clock'>): Promise<(ContentId & ListedText)[]> {
  const [drafts, versions] = await Promise.all([
    db.selectFrom('content_drafts').select(['kind', 'slug', 'updated_by', 'updated_at']).execute(),
    db
      .selectFrom('content_versions')
      .select(['kind', 'slug', 'number', 'fields', 'publish_at', 'created_by', 'created_at'])
      .orderBy('number')
      .execute(),
  ])
  const texts = new Map<string, ContentId & ListedText>()
  for (const row of versions) {
    const id = idOf(row)
    if (!id) continue
    const isDue = row.publish_at <= clock()
    const before = texts.get(keyOf(id))
    texts.set(keyOf(id), {
      ...id,
      isDrafted: false,
      isWithdrawn: isDue ? row.fields === null : (before?.isWithdrawn ?? false),
      scheduledAt: isDue ? undefined : row.publish_at,
      updatedBy: row.created_by,
      updatedAt: row.created_at,
    })
  }
  for (const row of drafts) {
    const id = idOf(row)
    if (!id) continue
    texts.set(keyOf(id), {
      ...id,
      isWithdrawn: texts.get(keyOf(id))?.isWithdrawn ?? false,
      scheduledAt: texts.get(keyOf(id))?.scheduledAt,
      isDrafted: true,
      updatedBy: row.updated_by,
      updatedAt: row.updated_at,
    })
  }
  const listed = [...texts.values()]
  const nameOf = await authorNames(
    db,
    listed.map(({ updatedBy }) => updatedBy),
  )
  return listed.map((text) => ({ ...text, updatedBy: nameOf(text.updatedBy) }))
}
