import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** In place of a lead's fingerprint, once its person is erased. */
export const erasedMark = 'erased'

/** An SQL statement names so many rows at most. */
const batch = 500

/**
 * Takes everything personal from leads: what is left says only that there was one, of what kind, when and
 * on which page. Letters about them that wait are cancelled. Runs in its caller's transaction.
 * @returns how many letters will not go any more.
 */
export async function eraseLeads(
  transaction: Kysely<Schema>,
  leads: readonly { id: string; submission_id: string }[],
): Promise<number> {
  let letters = 0
  for (let start = 0; start < leads.length; start += batch) {
    const ids = leads.slice(start, start + batch).map(({ id }) => id)
    const cancelled = await transaction
      .deleteFrom('outbox')
      .where('lead_id', 'in', ids)
      .where('state', '!=', 'sent')
      .executeTakeFirst()
    letters += Number(cancelled.numDeletedRows)
    // What a mail server said may name the address.
    await transaction
      .updateTable('outbox')
      .set({ last_error: null, payload: null })
      .where('lead_id', 'in', ids)
      .execute()
  }
  for (const { id, submission_id } of leads) {
    await transaction
      .updateTable('leads')
      .set({
        fields: '{}',
        fingerprint: erasedMark,
        email: null,
        suspicion: null,
        consent_wording: null,
        user_id: null,
        // Without script the id was made of the text itself; a random one still keeps a repetition out.
        submission_id: submission_id.startsWith('text:') ? `erased:${id}` : submission_id,
      })
      .where('id', '=', id)
      .execute()
  }
  return letters
}
