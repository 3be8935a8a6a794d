import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { Language } from '../../language.ts'
import { type EmailWriter, UnwantedEmail } from '../../mail/email-kind.ts'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import type { ReadSiteFile } from '../../shared/site-file.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { roleOf } from '../../staff/role.ts'
import {
  acknowledgementKind,
  agencyEmailKind,
  followUpKind,
  fullAcknowledgementKind,
  replyKind,
  quarantineKind,
} from '../email-kinds.ts'
import { erasedMark } from '../erase-leads.ts'
import { countQuarantined } from '../handling/quarantined.ts'
import { leadFromRow } from '../lead-row.ts'
import type { Lead } from '../lead.ts'
import { writeAcknowledgement } from './acknowledgement-email.ts'
import { leadParameters, writeAgencyEmail } from './agency-email.ts'
import { attachFiles } from './attach-files.ts'
import { writeFollowUp } from './follow-up-email.ts'
import { writeQuarantineNotice } from './quarantine-email.ts'
import { writeReply } from './reply-email.ts'
import { replySender } from './reply-sender.ts'

interface Options {
  db: Kysely<Schema>
  clock: Clock
  siteUrl: string
  agencyEmail: string
  mailFrom: string
  /** The language of the agency's own e-mails. */
  agencyLanguage: Language
  /** In international form, as visitors see it. */
  chatPhone: string
  officeHours?: WeeklyHours | undefined
  /** Reads the attachments of replies. */
  readFile: ReadSiteFile
}

/** Writes the e-mails about leads. */
export const leadEmailWriters = ({ db, ...options }: Options): EmailWriter[] => [
  agencyEmailKind.writtenBy(async ({ leadId }) => {
    const lead = await readLead(db, leadId)
    const { email = '' } = lead.fields
    return {
      ...writeAgencyEmail(lead, options.siteUrl, options.agencyLanguage),
      to: options.agencyEmail,
      replyTo: isEmailAddress(email) ? email : undefined,
      parameters: leadParameters(lead),
    }
  }),
  acknowledgementKind.writtenBy(({ leadId }) =>
    acknowledgement(db, leadId, { ...options, full: false }),
  ),
  fullAcknowledgementKind.writtenBy(({ leadId }) =>
    acknowledgement(db, leadId, { ...options, full: true }),
  ),
  replyKind.writtenBy(({ leadId, replyId }) => reply(db, leadId, replyId, options)),
  followUpKind.writtenBy(async ({ leadId }) => {
    const lead = await readLead(db, leadId)
    await requireDue(db, leadId, options.clock())
    const { email = '' } = lead.fields
    return {
      ...writeFollowUp(lead, options.siteUrl, options.agencyLanguage),
      to: (await assigneeAddress(db, leadId)) ?? options.agencyEmail,
      replyTo: isEmailAddress(email) ? email : undefined,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }),
  quarantineKind.writtenBy(async () => ({
    ...writeQuarantineNotice(await countQuarantined(db), options.siteUrl, options.agencyLanguage),
    to: options.agencyEmail,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })),
]

/** @throws {UnwantedEmail} when the lead's follow-up was completed, cancelled or put off. */
async function requireDue(db: Kysely<Schema>, leadId: string, now: number): Promise<void> {
  const lead = await db
    .selectFrom('leads')
    .select('follow_up_at')
    .where('id', '=', leadId)
    .executeTakeFirst()
  if (!lead?.follow_up_at || lead.follow_up_at > now)
    throw new UnwantedEmail('the follow-up is no longer due')
}

async function acknowledgement(
  db: Kysely<Schema>,
  leadId: string,
  options: Parameters<typeof writeAcknowledgement>[1],
) {
  const lead = await readLead(db, leadId)
  return {
    ...writeAcknowledgement(lead, options),
    to: lead.fields.email ?? '',
    replyTo: options.agencyEmail,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

/**
 * Writes a reply, in the same thread as earlier e-mails to the visitor about the lead (RFC 5322,
 * section 3.6.4).
 */
async function reply(
  db: Kysely<Schema>,
  leadId: string,
  replyId: string,
  { agencyEmail, mailFrom, siteUrl, readFile }: Omit<Options, 'db'>,
) {
  const lead = await readLead(db, leadId)
  const written = await db
    .selectFrom('lead_replies')
    .selectAll()
    .where('id', '=', replyId)
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  const earlier = await db
    .selectFrom('outbox')
    .select('message_id')
    .where('lead_id', '=', leadId)
    .where('audience', '=', 'visitor')
    .where('state', '=', 'sent')
    .where('id', '!=', replyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const thread = earlier.map(({ message_id }) => `<${message_id}>`)
  const last = thread.at(-1)
  const attachments = written.attachments === null ? [] : fromJson(written.attachments)
  const files = await attachFiles(attachments, readFile)
  const shown = new Set(files.flatMap(({ cid }) => cid ?? []))
  return {
    ...writeReply({ ...written, attachments }, { siteUrl, shown }),
    files,
    from: replySender({ agencyEmail, mailFrom }),
    to: lead.fields.email ?? '',
    replyTo: agencyEmail,
    ...(last && { headers: { 'In-Reply-To': last, References: thread.slice(-20).join(' ') } }),
  }
}

/**
 * The address of the member to whom a lead is assigned; undefined where it is assigned to nobody,
 * the member has left the staff, or the account is not in our database.
 */
async function assigneeAddress(db: Kysely<Schema>, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads')
    .innerJoin('auth_users', 'auth_users.id', 'leads.assignee_id')
    .select(['auth_users.email', 'auth_users.app_metadata'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst()
  return row && roleOf(fromJson(row.app_metadata)) ? row.email : undefined
}

/**
 * @throws when there is no such lead, or its person has been erased, so that the e-mail is not
 *   sent.
 */
const readLead = async (db: Kysely<Schema>, id: string): Promise<Lead> =>
  leadFromRow(
    await db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .where('fingerprint', '!=', erasedMark)
      .executeTakeFirstOrThrow(),
  )
