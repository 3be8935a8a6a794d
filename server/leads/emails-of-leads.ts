import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { EmailAudience, OutboxTable } from '../database/tables/mail.ts'
import type { QueuedEmail } from '../mail/queue.ts'

/** An e-mail about a lead, as the outbox has it. */
export interface LeadEmail {
  id: string
  kind: string
  audience: EmailAudience
  state: OutboxTable['state']
  attempts: number
  lastError: string | null
  /** When it was first due, or when a person had it retried. It may be in the future. */
  dueFrom: number
  sentAt: number | null
}

/**
 * The e-mails about leads, oldest first.
 * @returns the e-mails by the lead's id.
 */
export async function loadLeadEmails(
  db: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<Map<string, LeadEmail[]>> {
  const byLead = new Map<string, LeadEmail[]>()
  if (leadIds.length === 0) return byLead
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const emails = byLead.get(row.lead_id ?? '') ?? []
    emails.push(emailFromRow(row))
    byLead.set(row.lead_id ?? '', emails)
  }
  return byLead
}

/** An e-mail without its content. */
export const emailFromRow = ({
  id,
  kind,
  audience,
  state,
  attempts,
  last_error: lastError,
  created_at: dueFrom,
  sent_at: sentAt,
}: QueuedEmail): LeadEmail => ({
  id,
  kind,
  audience,
  state,
  attempts,
  lastError,
  dueFrom,
  sentAt,
})

/** The query for refused e-mails to visitors about leads. */
export const refusedEmails = (db: Kysely<Schema>) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'parked')
    .where('audience', '=', 'visitor')
    .where('lead_id', 'is not', null)
