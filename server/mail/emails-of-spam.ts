import { type Kysely, sql } from 'kysely'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'

/**
 * Drops the unsent e-mails about a lead that staff mark as spam, in the caller's transaction. Their
 * data is kept, so that {@link restoreEmailsOfSpam} can undo it.
 */
export async function dropEmailsOfSpam(transaction: Kysely<Schema>, leadId: string): Promise<void> {
  takeLock(transaction, 'emails')
  // One statement, because a worker may change the state of an e-mail between two.
  await transaction
    .updateTable('outbox')
    .set({
      state: 'dropped',
      dropped_from: sql<'waiting' | 'parked' | 'held'>`state`,
      last_error: 'its lead was marked as spam',
    })
    .where('lead_id', '=', leadId)
    .where('state', 'in', ['waiting', 'parked', 'held'])
    .execute()
}

/**
 * Undoes {@link dropEmailsOfSpam} for a lead, in the caller's transaction. An e-mail that may have
 * been sent is held again.
 * @param now milliseconds since 1970.
 */
export async function restoreEmailsOfSpam(
  transaction: Kysely<Schema>,
  leadId: string,
  now: number,
): Promise<void> {
  takeLock(transaction, 'emails')
  const dropped = (states: readonly ('waiting' | 'parked' | 'held')[]) =>
    transaction
      .updateTable('outbox')
      .where('lead_id', '=', leadId)
      .where('state', '=', 'dropped')
      .where('dropped_from', 'in', states)
  await dropped(['waiting', 'parked'])
    .set(({ eb, ref }) => ({
      state: 'waiting',
      dropped_from: null,
      last_error: null,
      attempts: 0,
      // The four days of attempts begin again. An e-mail that was queued for later keeps its time.
      created_at: eb.case().when('created_at', '<', now).then(now).else(ref('created_at')).end(),
    }))
    .execute()
  await dropped(['held'])
    .set({ state: 'held', dropped_from: null, last_error: 'it may have been sent' })
    .execute()
}
