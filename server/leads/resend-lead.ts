import type { Database } from '../database/database.ts'
import { enqueue } from '../mail/enqueue.ts'
import { erasedMark } from './erase-leads.ts'

/**
 * - `hurried`: the letter was waiting for its next try, which is now
 * - `revived`: it was parked, and is tried again from the start, as the same message
 * - `again`: it was sent; another one goes, as a new message so that no mail server takes it for a repetition
 * - `erased`: there is nothing left to send
 * - `suspect`: it is kept apart; only its release sends it
 */
export type Resending = 'hurried' | 'revived' | 'again' | 'erased' | 'suspect'

/** Sends the agency's letter about a lead once more. The site's outbox does it, within seconds when it runs. */
export async function resendLead(
  { db }: Database,
  leadId: string,
  mailDomain: string,
  now = new Date(),
): Promise<Resending> {
  const time = now.getTime()
  return db.transaction().execute(async (transaction) => {
    // A letter gives up so long after its making, so a revived one is made anew. Writing comes first: it takes the lock.
    const afresh = { attempts: 0, due_at: time, leased_until: 0, created_at: time }
    const revived = await transaction
      .updateTable('outbox')
      .set({ ...afresh, state: 'waiting' })
      .where('lead_id', '=', leadId)
      .where('letter', '=', 'agency')
      .where('state', '=', 'parked')
      .executeTakeFirst()
    if (revived.numUpdatedRows > 0n) return 'revived'
    const hurried = await transaction
      .updateTable('outbox')
      .set({ due_at: time })
      .where('lead_id', '=', leadId)
      .where('letter', '=', 'agency')
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (hurried.numUpdatedRows > 0n) return 'hurried'
    const lead = await transaction
      .selectFrom('leads')
      .select(['fingerprint', 'state'])
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    if (lead.fingerprint === erasedMark) return 'erased'
    if (lead.state === 'suspect') return 'suspect'
    await enqueue(transaction, { letter: 'agency', leadId }, mailDomain, now)
    return 'again'
  })
}

/** Tries every parked letter again from the start, whatever it is about. @returns how many. */
export async function reviveParked({ db }: Database, now = Date.now()): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now, leased_until: 0, created_at: now })
    .where('state', '=', 'parked')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
