import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/**
 * Records which readers did not get a newsletter, in the transaction that then removes their
 * e-mails from the outbox.
 * @param emails the ids of the e-mails, of any kind and state.
 */
export async function recordUndelivered(
  transaction: Kysely<Schema>,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return
  await transaction
    .updateTable('newsletter_deliveries')
    .set({ undelivered: 1 })
    .where('undelivered', '=', 0)
    .where('outbox_id', 'in', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where('id', 'in', emails)
        .where('state', 'in', ['parked', 'dropped']),
    )
    .execute()
}
