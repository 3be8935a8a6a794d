import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Records whom each e-mail is for, and whether staff decided what it says. For e-mails that are
 * already queued, both follow from the kind.
 */
export const addEmailAudience: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('audience', 'text', (column) => column.notNull().defaultTo('visitor'))
      .execute()
    await db.schema
      .alterTable('outbox')
      .addColumn('from_staff', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update outbox set audience = 'agency'
      where kind in ('agency', 'quarantine', 'viewing-office')`.execute(db)
    await sql`update outbox set audience = 'member' where kind = 'lead-follow-up'`.execute(db)
    await sql`update outbox set from_staff = 1 where kind = 'lead-reply'
      or (kind = 'viewing-visitor' and cast(payload as text) like '%"fromStaff"%')`.execute(db)
  },
}
