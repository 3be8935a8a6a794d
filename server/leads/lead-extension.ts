import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { NewEmail } from '../mail/email-kind.ts'
import type { Arrival, LeadKind } from './lead.ts'

/** A lead that was just stored. */
interface StoredArrival {
  id: string
  arrival: Arrival
}

/**
 * Stores what else belongs to a lead of one kind, in the lead's own transaction.
 * @returns the e-mails about it, in place of the usual ones.
 */
export type LeadExtension = (
  transaction: Kysely<Schema>,
  lead: StoredArrival,
) => Promise<NewEmail[]>

export type LeadExtensions = Partial<Record<LeadKind, LeadExtension>>
