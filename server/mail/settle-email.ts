import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import { retryFromStart, asDropped, type QueuedEmail } from './queue.ts'

/** A person's decision about a parked or held e-mail. */
export type Settlement = 'waiting' | 'dropped'

/**
 * Applies a person's decision to a parked or held e-mail, in the caller's transaction, with an
 * entry in the log. When two people decide at once, only the first decision counts.
 * @param become `waiting`: the e-mail is retried as the same message.
 * @param leadId the lead that the e-mail has to be about; undefined: any or none.
 * @returns the e-mail before the change, or undefined where no such e-mail waits for a person.
 */
export async function settleEmail(
  transaction: Kysely<Schema>,
  {
    id,
    leadId,
    become,
    actor,
    now,
  }: {
    id: string
    leadId?: string | undefined
    become: Settlement
    actor: Actor
    now: number
  },
): Promise<QueuedEmail | undefined> {
  takeLock(transaction, 'emails')
  const email = await transaction
    .updateTable('outbox')
    .set((set) => ({ id: set.ref('id') }))
    .where('id', '=', id)
    .where('state', 'in', ['parked', 'held'])
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .returningAll()
    .executeTakeFirst()
  if (!email) return undefined
  await transaction
    .updateTable('outbox')
    .set(become === 'waiting' ? { ...retryFromStart(now), last_error: null } : asDropped)
    .where('id', '=', id)
    .execute()
  await recordAuditEntries(
    transaction,
    actor,
    [{ table: 'outbox', id, before: { state: email.state }, after: { state: become } }],
    now,
  )
  return email
}
