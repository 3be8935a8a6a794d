import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { inBatches } from '../../database/in-batches.ts'
import { takeLock } from '../../database/locks.ts'
import type { Schema } from '../../database/schema.ts'
import { asDropped } from '../../mail/queue.ts'
import { issueKind } from './issue-email.ts'
import { recordIssueState } from './record-state.ts'

/** The author and the time of a stop, in milliseconds since 1970. */
interface Stop {
  actor: Actor
  now: number
}

/**
 * Makes a scheduled newsletter a draft again, or stops one that is being sent, in the caller's
 * transaction. E-mails in the outbox that were never tried are dropped, and their readers get the
 * newsletter when the sending is resumed.
 */
export async function stopIssue(
  transaction: Kysely<Schema>,
  id: string,
  { actor, now }: Stop,
): Promise<void> {
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
  // An issue whose last e-mails have been queued has the state `sent`, so it is not stopped.
  if (stopped.numUpdatedRows === 0n) return
  await recordIssueState(transaction, { id, from: 'sending', to: 'stopped' }, { actor, now })
  await takeBackUntried(transaction, id, now)
}

/** Stops every newsletter that is being sent, and makes scheduled ones drafts again. */
export async function stopAllIssues(transaction: Kysely<Schema>, stop: Stop): Promise<void> {
  const live = await transaction
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', 'in', ['scheduled', 'sending'])
    .execute()
  for (const { id } of live) await stopIssue(transaction, id, stop)
}

/**
 * Drops the e-mails of an issue that were never tried, together with the record of their delivery.
 * The record of any other e-mail stays, even of one that a person has dropped, because its reader
 * may have received it.
 */
async function takeBackUntried(transaction: Kysely<Schema>, id: string, now: number) {
  takeLock(transaction, 'emails')
  const dropped = await transaction
    .updateTable('outbox')
    .set(asDropped)
    .where('kind', '=', issueKind.name)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('leased_until', '<=', now)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('newsletter_deliveries').select('outbox_id').where('issue_id', '=', id),
    )
    .returning('id')
    .execute()
  for (const part of inBatches(dropped))
    await transaction
      .deleteFrom('newsletter_deliveries')
      .where('issue_id', '=', id)
      .where(
        'outbox_id',
        'in',
        part.map((email) => email.id),
      )
      .execute()
}
