import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Forgets what readers were about to be told, and takes the homes of now as seen: after the database was restored
 * from a backup, nobody knows what was told meanwhile.
 */
export async function forgetWaitingNews(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('alert_news').where('told_at', 'is', null).execute()
    await transaction.updateTable('alert_watch').set({ source: '' }).execute()
  })
}
