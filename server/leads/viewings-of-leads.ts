import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import type { Schema } from '../database/schema.ts'
import type { NewEmail } from '../mail/email-kind.ts'
import type { Arrival } from './lead.ts'

/** A lead that has just been stored. */
interface StoredArrival {
  id: string
  arrival: Arrival
  /** Whether a request of which no half-hour is free any more is stored nevertheless. */
  keepsTaken: boolean
}

/** The viewings of leads: a form asks for one, and staff arrange one for a lead of any kind. */
export interface ViewingsOfLeads {
  /** Locks the calendar, before any lead is locked, until the transaction ends. */
  lock(transaction: Kysely<Schema>): Promise<void>
  /**
   * Stores what a lead of the kind `viewing` asks for in the lead's own transaction, even for a
   * quarantined suspect.
   * @returns the e-mails about the lead, which replace the usual ones; none are sent about a
   *   quarantined suspect. Undefined where others have all half-hours that it may hold: the caller
   *   then deletes the lead.
   */
  store(transaction: Kysely<Schema>, lead: StoredArrival): Promise<NewEmail[] | undefined>
  /**
   * Does what was postponed until somebody released the suspect, for a lead of any kind, in the
   * transaction of the release.
   * @returns the e-mails to the agency, which replace the usual one; undefined where the lead asks
   *   for no viewing.
   */
  release(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
  /**
   * Releases what a lead of any kind holds, in the transaction in which staff quarantine it as
   * spam.
   * @returns false where it has to stay a lead, because somebody relies on what was agreed.
   */
  quarantine(transaction: Kysely<Schema>, leadId: string): Promise<boolean>
  /**
   * The starts of a lead's viewings that have not taken place yet, or that wait for an answer;
   * undefined for one without a time.
   */
  findOpen(
    transaction: Kysely<Schema>,
    leadId: string,
    now: number,
  ): Promise<(number | undefined)[]>
  /** Cancels the viewings of a lead that ends, and tells both sides, in its transaction. */
  cancel(transaction: Kysely<Schema>, leadId: string, ending: Ending): Promise<void>
  /**
   * Tells the agency about the lead again, with its present state.
   * @returns the e-mails to the agency, which replace the usual one; undefined where the lead has
   *   no viewing.
   */
  resend(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
  /**
   * Stores the half-hours that a reply proposes, in the reply's transaction.
   * @returns those that are promised to others or taken and on which the reply does not insist; if
   *   there are any, nothing is stored.
   */
  offer(transaction: Kysely<Schema>, proposed: ProposedHalfHours): Promise<number[]>
}

/** The end of a lead: who has ended it, and when, in milliseconds since 1970. */
interface Ending {
  staff: { member: { id: string; name: string }; actor: Actor }
  mailDomain: string
  now: number
}

/** The half-hours that a reply proposes for a viewing; times are milliseconds since 1970. */
export interface ProposedHalfHours {
  leadId: string
  starts: readonly number[]
  /** Those that the author proposes although they are promised to others or taken. */
  insists: readonly number[]
  author: { id: string; name: string }
  now: number
}
