import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/**
 * Stops every newsletter that is being sent, and turns scheduled ones into drafts: for a database
 * that was restored from a backup, where it is unknown which readers have them.
 */
export async function stopAllIssues(db: Kysely<Schema>): Promise<void> {
  const issues = db.updateTable('newsletter_issues')
  await issues.set({ state: 'stopped' }).where('state', '=', 'sending').execute()
  await issues.set({ state: 'draft', send_at: null }).where('state', '=', 'scheduled').execute()
}
