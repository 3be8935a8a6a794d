import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import type { Schema } from '../../database/schema.ts'
import { givenUp } from '../../mail/queue.ts'
import { issueKind } from './issue-email.ts'
import { recordIssueState } from './record-state.ts'

/**
 * Makes a scheduled newsletter a draft again, or stops one that is being sent: what waits in the
 * outbox and was never tried is dropped, so that its readers get it when the sending goes on.
 */
export async function stopIssue(
  db: Kysely<Schema>,
  { id, actor, now }: { id: string; actor: Actor; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const issues = transaction
      .updateTable('newsletter_issues')
      .set({ updated_by: actor.name, updated_at: now })
      .where('id', '=', id)
    const unscheduled = await issues
      .set(({ eb }) => ({ state: 'draft', send_at: null, revision: eb('revision', '+', 1) }))
      .where('state', '=', 'scheduled')
      .executeTakeFirst()
    const stopped = await issues
      .set({ state: 'stopped' })
      .where('state', '=', 'sending')
      .executeTakeFirst()
    if (unscheduled.numUpdatedRows > 0n)
      await recordIssueState(transaction, { id, from: 'scheduled', to: 'draft' }, { actor, now })
    // Of an issue whose last e-mails wait in the outbox everything is sent: it cannot go on later.
    if (stopped.numUpdatedRows === 0n) return
    await recordIssueState(transaction, { id, from: 'sending', to: 'stopped' }, { actor, now })
    const mine = transaction
      .selectFrom('newsletter_deliveries')
      .select('outbox_id')
      .where('issue_id', '=', id)
    await transaction
      .updateTable('outbox')
      .set(givenUp)
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
