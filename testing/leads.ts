import type { Kysely } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { createLeadHandling, type LeadHandling } from '#server/leads/handling/handling.ts'
import { type Acceptance, acceptLeads } from '#server/leads/intake/accept-lead.ts'
import type { Arrival, Submission } from '#server/leads/lead.ts'
import type { ViewingsOfLeads } from '#server/leads/viewings-of-leads.ts'
import type { Clock } from '#server/shared/time/clock.ts'

/** A contact form from a person with this name; each name has its own submission id. */
export const submissionOf = (name: string, change: Partial<Submission> = {}): Submission => ({
  kind: 'contact',
  language: 'en',
  sourcePath: '/',
  fields: { name, email: `${name}@example.com`, message: 'Hello' },
  consentWording: null,
  submissionId: `submission-of-${name}`,
  ...change,
})

/** Stores a single lead with its e-mails. */
export async function acceptLead(
  db: Kysely<Schema>,
  submission: Submission,
  mailDomain: string,
  receivedAt = Date.now(),
): Promise<Acceptance | undefined> {
  const { acceptances } = await acceptLeads(db, [{ submission, receivedAt }], mailDomain)
  return acceptances[0]
}

/** An enquiry about a home, which staff handle. */
export const enquiryOf = (
  submissionId: string,
  fields: Record<string, string> = {},
): Submission => ({
  submissionId,
  kind: 'inquiry',
  language: 'en',
  sourcePath: '/properties/a-home',
  consentWording: null,
  fields: { name: 'Anne Whitfield', email: 'anne@example.com', ...fields },
})

/**
 * Stores a lead with its e-mails.
 * @returns its id.
 */
export async function storeLead(db: Kysely<Schema>, arrival: Arrival): Promise<string> {
  await acceptLeads(db, [arrival], 'site.test')
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('submission_id', '=', arrival.submission.submissionId ?? '')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * How staff handle leads, where e-mails only wait in the outbox.
 * @param clock returns the time, in milliseconds.
 */
export const leadHandlingOn = (
  database: Database,
  clock: Clock,
  viewings?: ViewingsOfLeads,
): LeadHandling =>
  createLeadHandling({ database, outbox: { wake() {} }, mailDomain: 'site.test', viewings, clock })
