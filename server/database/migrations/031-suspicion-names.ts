import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Two reasons for a suspicion get the field's usual names. */
export const renameSuspicions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update leads set suspicion = 'honeypot' where suspicion = 'trap'`.execute(db)
    await sql`update leads set suspicion = 'too-fast' where suspicion = 'haste'`.execute(db)
  },
}
