import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LetterName } from './email.ts'

export interface WaitingLetter {
  letter: LetterName
  /** The lead it is about. */
  leadId?: string
  /** What it says beside that. */
  payload?: Record<string, string>
}

/**
 * Puts letters into the outbox, in the transaction of what they are about: all are stored or none is.
 * @param mailDomain the right-hand side of their Message-IDs.
 */
export async function enqueue(
  transaction: Kysely<Schema>,
  letters: WaitingLetter | WaitingLetter[],
  mailDomain: string,
  now: Date,
): Promise<void> {
  const rows = [letters].flat().map(({ letter, leadId, payload }) => {
    const id = randomUUID()
    return {
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
    } as const
  })
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
}
