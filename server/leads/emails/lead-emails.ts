import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { EmailWriter } from '../../mail/email-kind.ts'
import { isEmailAddress } from '../../shared/email-address.ts'
import {
  acknowledgementKind,
  agencyEmailKind,
  fullAcknowledgementKind,
  quarantineKind,
} from '../email-kinds.ts'
import { erasedMark } from '../erase-leads.ts'
import { leadFromRow } from '../lead-row.ts'
import type { Lead } from '../lead.ts'
import { writeAcknowledgement } from './acknowledgement-email.ts'
import { writeQuarantineNotice } from './quarantine-email.ts'
import { leadParameters, writeAgencyEmail } from './agency-email.ts'

interface Options {
  db: Kysely<Schema>
  siteUrl: string
  agencyEmail: string
  /** International form, as shown to visitors. */
  chatPhone: string
}

/** Writes the e-mails about leads. */
export const leadEmailWriters = ({ db, ...options }: Options): EmailWriter[] => [
  agencyEmailKind.writtenBy(async ({ leadId }) => {
    const lead = await readLead(db, leadId)
    const { email = '' } = lead.fields
    return {
      ...writeAgencyEmail(lead, options.siteUrl),
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
  quarantineKind.writtenBy(async () => ({
    ...writeQuarantineNotice(await countKeptApart(db)),
    to: options.agencyEmail,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })),
]

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

async function countKeptApart(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'suspect')
    .executeTakeFirstOrThrow()
  return count
}

/** @throws when there is no such lead, or its person was erased meanwhile: such an e-mail must not be sent. */
const readLead = async (db: Kysely<Schema>, id: string): Promise<Lead> =>
  leadFromRow(
    await db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .where('fingerprint', '!=', erasedMark)
      .executeTakeFirstOrThrow(),
  )
