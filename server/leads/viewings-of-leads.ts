import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { NewEmail } from '../mail/email-kind.ts'
import type { Arrival, LeadKind } from './lead.ts'

/** A lead that has just been stored. */
interface StoredArrival {
  id: string
  arrival: Arrival
}

/**
 * Stores additional data with leads of one kind when they arrive, and with leads of any kind when
 * staff add it.
 */
export interface LeadExtension {
  /** Locks what the data needs, before any lead is locked, until the transaction ends. */
  lock(transaction: Kysely<Schema>): Promise<void>
  /**
   * Stores the data in the lead's own transaction, even for a quarantined suspect.
   * @returns the e-mails about the lead, which replace the usual ones; none are sent about a
   *   quarantined suspect.
   */
  store(transaction: Kysely<Schema>, lead: StoredArrival): Promise<NewEmail[]>
  /**
   * Does what was postponed until somebody released the suspect, for a lead of any kind, in the
   * transaction of the release.
   * @returns the e-mails to the agency, which replace the usual one; undefined where nothing was
   *   stored with the lead.
   */
  release(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
  /**
   * Releases what a lead of any kind holds, in the transaction in which staff quarantine it as
   * spam.
   * @returns false where it has to stay a lead, because somebody relies on what was agreed.
   */
  quarantine(transaction: Kysely<Schema>, leadId: string): Promise<boolean>
  /**
   * Tells the agency about the lead again, with its present state.
   * @returns the e-mails to the agency, which replace the usual one; undefined where nothing is
   *   stored.
   */
  resend(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
}

/** The half-hours that a reply proposes for a viewing; times are milliseconds since 1970. */
interface ProposedHalfHours {
  leadId: string
  starts: readonly number[]
  /** Those that the author proposes although they are promised to others or taken. */
  insists: readonly number[]
  author: { id: string; name: string }
  now: number
}

/**
 * Stores the half-hours in the reply's transaction.
 * @returns those that are promised to others or taken and on which the reply does not insist; if
 *   there are any, nothing is stored.
 */
export type OfferTimes = (
  transaction: Kysely<Schema>,
  proposed: ProposedHalfHours,
) => Promise<number[]>

export type LeadExtensions = Partial<Record<LeadKind, LeadExtension>>
