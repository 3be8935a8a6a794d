import type { Kysely } from 'kysely'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'

/** Why an e-mail is dropped that comes back with its lead. */
const isSpam = 'its lead was marked as spam'
const isSpamAndHeld = `${isSpam}; it may have been sent`

/**
 * Drops the unsent e-mails about a lead that staff mark as spam, in the caller's transaction. They
 * keep what they are written from, so that {@link restoreEmailsOfSpam} can undo it.
 */
export async function dropEmailsOfSpam(transaction: Kysely<Schema>, leadId: string): Promise<void> {
  takeLock(transaction, 'emails')
  const drop = (states: readonly ('waiting' | 'parked' | 'held')[], last_error: string) =>
    transaction
      .updateTable('outbox')
      .set({ state: 'dropped', last_error })
      .where('lead_id', '=', leadId)
      .where('state', 'in', states)
      .execute()
  await drop(['waiting', 'parked'], isSpam)
  await drop(['held'], isSpamAndHeld)
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
  const dropped = (last_error: string) =>
    transaction
      .updateTable('outbox')
      .where('lead_id', '=', leadId)
      .where('state', '=', 'dropped')
      .where('last_error', '=', last_error)
  await dropped(isSpam)
    .set(({ eb, ref }) => ({
      state: 'waiting',
      last_error: null,
      attempts: 0,
      // Its four days begin again; one that was queued for later still waits for its time.
      created_at: eb.case().when('created_at', '<', now).then(now).else(ref('created_at')).end(),
    }))
    .execute()
  await dropped(isSpamAndHeld).set({ state: 'held', last_error: 'it may have been sent' }).execute()
}
