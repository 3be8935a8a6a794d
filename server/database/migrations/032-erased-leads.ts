import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Takes leads whose person was erased out of every list and count of the office. */
export const setErasedLeadsApart: Migration = {
  async up(db: Kysely<{ leads: { side: string; fingerprint: string } }>) {
    await db
      .updateTable('leads')
      .set({ side: 'erased' })
      .where('fingerprint', '=', 'erased')
      .execute()
  },
}
