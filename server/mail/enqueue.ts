import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { inBatches } from '../database/in-batches.ts'
import type { Schema } from '../database/schema.ts'
import type { NewEmail } from './email-kind.ts'

/**
 * Puts e-mails into the outbox, in the transaction that stores what they are about, so that either
 * both are stored or neither.
 * @param mailDomain the right-hand side of their Message-IDs.
 * @param now the time of queuing, in milliseconds since 1970; e-mails without a time are due then.
 * @returns the ids of the e-mails, in their order.
 */
export async function enqueue(
  transaction: Kysely<Schema>,
  emails: NewEmail | NewEmail[],
  mailDomain: string,
  now: number,
): Promise<string[]> {
  const rows = [emails].flat().map((email) => rowOf(randomUUID(), email, mailDomain, now))
  for (const part of inBatches(rows)) await transaction.insertInto('outbox').values(part).execute()
  return rows.map(({ id }) => id)
}

/**
 * Puts one e-mail into the outbox under an id that its feature has chosen, in the transaction that
 * stores what it is about. The parameters are those of {@link enqueue}.
 */
export async function enqueueAs(
  transaction: Kysely<Schema>,
  { id, email, mailDomain, now }: { id: string; email: NewEmail; mailDomain: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values(rowOf(id, email, mailDomain, now))
    .execute()
}

const rowOf = (
  id: string,
  { kind, payload: { leadId, ...payload }, audience, isFromStaff, dueAt }: NewEmail,
  mailDomain: string,
  now: number,
) =>
  ({
    id,
    kind,
    audience,
    from_staff: isFromStaff ? 1 : 0,
    lead_id: leadId ?? null,
    recipient: leadId === undefined ? recipientOf(payload) : null,
    payload: Object.keys(payload).length > 0 ? JSON.stringify(payload) : null,
    message_id: `${id}@${mailDomain}`,
    state: 'waiting',
    attempts: 0,
    due_at: dueAt ?? now,
    leased_until: 0,
    last_error: null,
    created_at: dueAt ?? now,
    sent_at: null,
  }) as const

/**
 * The recipient of an e-mail that is about no lead. It is stored in a column, so that the e-mail is
 * found even after its data was removed.
 */
const recipientOf = ({ email }: NewEmail['payload']): string | null =>
  typeof email === 'string' ? email.trim().toLowerCase() : null
