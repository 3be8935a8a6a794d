import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import type { ContentContext } from './content-context.ts'
import { type ContentFields, type ContentId, keyOf } from './content.ts'

/** Records a change of a text in the audit log. */
export function recordVersion(
  { db: transaction, clock }: Pick<ContentContext, 'db' | 'clock'>,
  {
    id,
    before,
    after,
    actor,
  }: { id: ContentId; before: ContentFields; after: ContentFields; actor: Actor },
): Promise<void> {
  const change = { table: 'content_versions', id: keyOf(id), before, after }
  return recordAuditEntries(transaction, actor, [change], clock())
}

/** The part of a version that the audit log keeps. */
export const rowOf = (
  fields: ContentFields | null,
  state: 'published' | 'scheduled' | 'draft',
): ContentFields => ({ ...fields, state: fields === null ? 'withdrawn' : state })
