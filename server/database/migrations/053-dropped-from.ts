import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The state that an e-mail had before it was dropped because its lead became spam. Until now the
 * text of `last_error` said so.
 */
export const addDroppedFrom: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('dropped_from', 'text').execute()
    for (const [state, reason] of [
      ['waiting', 'its lead was marked as spam'],
      ['held', 'its lead was marked as spam; it may have been sent'],
    ])
      await sql`update outbox set dropped_from = ${state}
        where state = 'dropped' and last_error = ${reason}`.execute(db)
  },
}
