import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/**
 * Records which readers did not get a newsletter, in the transaction that then removes the e-mails
 * from the outbox.
 * @param createdBefore when the e-mails were queued at the latest, in milliseconds since 1970.
 */
export async function recordUndelivered(
  transaction: Kysely<Schema>,
  createdBefore: number,
): Promise<void> {
  await transaction
    .updateTable('newsletter_deliveries')
    .set({ undelivered: 1 })
    .where('undelivered', '=', 0)
    .where('outbox_id', 'in', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where('state', 'in', ['parked', 'dropped'])
        .where('created_at', '<', createdBefore),
    )
    .execute()
}
