import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { issueKind } from './issue-email.ts'

/**
 * Makes a scheduled newsletter a draft again, or stops one that is being sent: what waits in the
 * outbox and was never tried is dropped, so that its readers get it when the sending goes on.
 */
export async function stopIssue(
  db: Kysely<Schema>,
  { id, by, now }: { id: string; by: string; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const issues = transaction
      .updateTable('newsletter_issues')
      .set({ updated_by: by, updated_at: now })
      .where('id', '=', id)
    await issues
      .set(({ eb }) => ({ state: 'draft', send_at: null, revision: eb('revision', '+', 1) }))
      .where('state', '=', 'scheduled')
      .execute()
    await issues.set({ state: 'stopped' }).where('state', '=', 'sending').execute()
    const mine = transaction
      .selectFrom('newsletter_deliveries')
      .select('outbox_id')
      .where('issue_id', '=', id)
    await transaction
      .updateTable('outbox')
      .set({ state: 'dropped', payload: null })
      .where('kind', '=', issueKind.name)
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .where('id', 'in', mine)
      .execute()
    await transaction
      .deleteFrom('newsletter_deliveries')
      .where('issue_id', '=', id)
      .where('outbox_id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', issueKind.name)
          .where('state', '=', 'dropped')
          .where('attempts', '=', 0),
      )
      .execute()
  })
}
