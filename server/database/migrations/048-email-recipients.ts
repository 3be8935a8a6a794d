import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * The address of each e-mail that is about no lead, which stays after sending: the page of a person
 * shows what was sent to them. Of the e-mails that were sent before, only newsletters have a record
 * of their reader.
 */
export const addEmailRecipients = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('recipient', 'text').execute()
    const address =
      types.json === 'jsonb' ? sql`payload ->> 'email'` : sql`json_extract(payload, '$.email')`
    await sql`update outbox set recipient = lower(${address})
      where lead_id is null and payload is not null`.execute(db)
    await sql`update outbox set recipient = (
        select email from newsletter_deliveries
        join subscribers on subscribers.id = subscriber_id
        where outbox_id = outbox.id)
      where kind = 'newsletter-issue' and recipient is null`.execute(db)
    await db.schema.createIndex('outbox_recipient').on('outbox').column('recipient').execute()
  },
})
