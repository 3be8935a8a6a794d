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
 * Additional data that is stored with leads of one kind as they arrive, and by staff with leads of
 * any kind.
 */
export interface LeadExtension {
  /**
   * Stores it in the lead's own transaction, also for a suspect that is quarantined.
   * @returns the e-mails about it, in place of the usual ones; of a suspect that is quarantined
   *   none are sent.
   */
  store(transaction: Kysely<Schema>, lead: StoredArrival): Promise<NewEmail[]>
  /**
   * Does what had to wait until somebody released the suspect, of any kind, in the transaction of
   * the release.
   * @returns the e-mails to the agency, in place of the usual one; undefined where nothing was
   *   stored with the lead.
   */
  release(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
  /**
   * Frees what a lead of any kind holds, in the transaction in which staff quarantine it as spam.
   * @returns false where it has to stay a lead, because somebody expects what was agreed.
   */
  quarantine(transaction: Kysely<Schema>, leadId: string): Promise<boolean>
  /**
   * Tells the agency once more, of its present state.
   * @returns the e-mails to it, in place of the usual one; undefined where nothing is stored.
   */
  resend(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
}

/** The half-hours that a reply proposes for a viewing; times are milliseconds since 1970. */
interface ProposedHalfHours {
  leadId: string
  starts: readonly number[]
  /** Those that its author proposes although they are promised to others or taken. */
  insists: readonly number[]
  author: { id: string; name: string }
  now: number
}

/**
 * Keeps them in the reply's transaction.
 * @returns those that are promised to others or taken, on which the reply does not insist; where
 *   there is any, nothing is kept.
 */
export type OfferTimes = (
  transaction: Kysely<Schema>,
  proposed: ProposedHalfHours,
) => Promise<number[]>

export type LeadExtensions = Partial<Record<LeadKind, LeadExtension>>
