import type { Kysely } from 'kysely'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'

/**
 * Finds and locks a subscriber by their address, the token of their page, or an alert: until the
 * transaction ends, no other transaction changes their alerts or notifies them.
 * @param email in lower case.
 */
export function lockSubscriber(
  transaction: Kysely<Schema>,
  by: { email: string } | { manageToken: string } | { alertId: string } | { stopToken: string },
) {
  takeLock(transaction, 'subscribers')
  // The update locks the row on PostgreSQL; on SQLite a transaction locks the whole database.
  const locked = transaction
    .updateTable('alert_subscribers')
    .set(({ ref }) => ({ language: ref('language') }))
    .returningAll()
  if ('email' in by) return locked.where('email', '=', by.email).executeTakeFirst()
  if ('manageToken' in by)
    return locked.where('manage_token', '=', by.manageToken).executeTakeFirst()
  const [column, value] =
    'alertId' in by ? (['id', by.alertId] as const) : (['stop_token', by.stopToken] as const)
  return locked
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('alerts').select('subscriber_id').where(column, '=', value),
    )
    .executeTakeFirst()
}
