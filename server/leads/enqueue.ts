import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LetterName } from './letters/letter.ts'

interface WaitingLetter {
  letter: LetterName
  /** The lead it is about. */
  leadId?: string
  /** What it says beside that. */
  payload?: Record<string, string>
}

/**
 * Puts a letter into the outbox, in the transaction of what it is about: both are stored or neither is.
 * @param mailDomain the right-hand side of its Message-ID.
 */
export async function enqueue(
  transaction: Kysely<Schema>,
  { letter, leadId, payload }: WaitingLetter,
  mailDomain: string,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  await transaction
    .insertInto('outbox')
    .values({
      id,
      letter,
      lead_id: leadId ?? null,
      payload: payload ? JSON.stringify(payload) : null,
      message_id: `${id}@${mailDomain}`,
      state: 'waiting',
      attempts: 0,
      due_at: now.getTime(),
      leased_until: 0,
      last_error: null,
      created_at: now.getTime(),
      sent_at: null,
    })
    .execute()
}
