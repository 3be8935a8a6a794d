import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Deletes pending notifications and takes the present homes as seen, in the caller's transaction.
 */
export async function dropPendingNotifications(transaction: Kysely<Schema>): Promise<void> {
  await transaction.deleteFrom('alert_notifications').where('queued_at', 'is', null).execute()
  await transaction.updateTable('alert_watch').set({ source: '' }).execute()
}
