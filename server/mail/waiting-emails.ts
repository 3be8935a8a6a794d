import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The most ids that are listed. */
export const maxWaitingEmails = 100

/**
 * The ids of e-mails about leads that wait to be sent, the next first. An e-mail that was queued
 * for later waits from its due time on.
 * @param now milliseconds since 1970.
 */
export async function listWaitingEmails(db: Kysely<Schema>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('lead_id', 'is not', null)
    .where('created_at', '<=', now)
    .orderBy('due_at')
    .limit(maxWaitingEmails)
    .execute()
  return rows.map(({ id }) => id)
}
