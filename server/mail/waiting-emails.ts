import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The most ids that are listed. */
export const maxWaitingEmails = 100

/** The ids of e-mails about leads that wait to be sent, the next first. */
export async function listWaitingEmails(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('lead_id', 'is not', null)
    .orderBy('due_at')
    .limit(maxWaitingEmails)
    .execute()
  return rows.map(({ id }) => id)
}
