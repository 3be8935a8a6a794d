import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Removes leads whose person was erased from every list and count of the office. */
export const setErasedLeadsApart: Migration = {
  async up(db: Kysely<{ leads: { side: string; fingerprint: string } }>) {
    await db
      .updateTable('leads')
      .set({ side: 'erased' })
      .where('fingerprint', '=', 'erased')
      .execute()
  },
}
