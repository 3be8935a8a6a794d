import type { Kysely, Selectable } from 'kysely'
import { accountLetter } from '../../backend/auth/letters.ts'
import { fromJson, type LeadsTable, type OutboxTable, type Schema } from '../../database/schema.ts'
import { confirmationLetter } from '../../newsletter/confirmation-email.ts'
import { erasedMark } from '../erase-leads.ts'
import type { Lead } from '../lead.ts'
import { isEmailAddress } from '../../shared/email-address.ts'
import { acknowledgementLetter } from './acknowledgement-email.ts'
import { agencyLetter, leadParameters } from './agency-email.ts'
import type { AddressedLetter } from '../../mail/email.ts'

interface House {
  siteUrl: string
  agencyEmail: string
  chatPhone: string
}

/**
 * Writes a letter of the outbox when its turn comes.
 * @throws when what it is about cannot be read.
 */
export async function writeLetter(
  db: Kysely<Schema>,
  row: Selectable<OutboxTable>,
  house: House,
): Promise<AddressedLetter> {
  switch (row.letter) {
    case 'agency': {
      const lead = await readLead(db, row.lead_id)
      const { email = '' } = lead.fields
      return {
        ...agencyLetter(lead, house.siteUrl),
        to: house.agencyEmail,
        replyTo: isEmailAddress(email) ? email : undefined,
        parameters: leadParameters(lead),
      }
    }
    case 'acknowledgement': {
      const lead = await readLead(db, row.lead_id)
      return {
        ...acknowledgementLetter(lead, house),
        to: lead.fields.email ?? '',
        replyTo: house.agencyEmail,
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      }
    }
    case 'newsletter-confirmation':
      return confirmationLetter(fromJson(row.payload), house.siteUrl)
    case 'account':
      return accountLetter(fromJson(row.payload))
  }
}

/** @throws when there is none, or its person was erased since the letter was claimed: such a letter must not go. */
const readLead = async (db: Kysely<Schema>, id: string | null): Promise<Lead> =>
  leadOf(
    await db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .where('fingerprint', '!=', erasedMark)
      .executeTakeFirstOrThrow(),
  )

/** A lead as it lies in the table. */
export function leadOf(row: Selectable<LeadsTable>): Lead {
  return {
    id: row.id,
    kind: row.kind,
    language: row.language,
    sourcePath: row.source_path,
    fields: fromJson(row.fields),
    consentWording: row.consent_wording,
    createdAt: row.created_at,
  }
}
