import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Deletes pending notifications and takes the present homes as seen. For a database that was
 * restored from a backup: it does not show which notifications were sent since.
 */
export async function dropPendingNotifications(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('alert_notifications').where('queued_at', 'is', null).execute()
    await transaction.updateTable('alert_watch').set({ source: '' }).execute()
  })
}
