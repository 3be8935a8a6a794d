import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import type { Schema } from '../database/schema.ts'
import { retryFromStart, asDropped, type QueuedEmail } from './queue.ts'

/** What a person decides about an e-mail that is parked or held. */
export type Settlement = 'waiting' | 'dropped'

/**
 * Changes an e-mail that waits for a person, in the caller's transaction, with an entry in the log.
 * One of two people who do it at once succeeds.
 * @param become `waiting`: it is tried again, as the same message.
 * @param leadId of the lead that it has to be about; undefined: any or none.
 * @returns the e-mail before that, or undefined where none waits for a person.
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
    new Date(now),
  )
  return email
}
