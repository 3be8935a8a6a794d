import type { Kysely } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import type { Schema } from '../database/schema.ts'
import type { NewEmail } from '../mail/email-kind.ts'
import type { Arrival } from './lead.ts'

/** A lead that has just been stored. */
interface StoredArrival {
  id: string
  arrival: Arrival
  /** Whether a request is stored even if none of its half-hours is free any more. */
  keepsTaken: boolean
}

/** The viewings of leads: a form asks for one, and staff arrange one for a lead of any kind. */
export interface ViewingsOfLeads {
  /** Locks the calendar, before any lead is locked, until the transaction ends. */
  lock(transaction: Kysely<Schema>): Promise<void>
  /**
   * Stores the viewing that a lead of the kind `viewing` asks for, also of a quarantined suspect,
   * in the transaction that stores the lead.
   * @returns the e-mails about the lead, which replace the usual ones; none for a quarantined
   *   suspect. Undefined where others have all half-hours that the lead asks for, unless
   *   `keepsTaken` is set: the caller then deletes the lead.
   */
  store(transaction: Kysely<Schema>, lead: StoredArrival): Promise<NewEmail[] | undefined>
  /**
   * Holds half-hours for the viewing of a released suspect, in the transaction of the release. It
   * may be called for a lead of any kind.
   * @returns the e-mails to the agency, which replace the usual one; undefined where the lead asks
   *   for no viewing.
   */
  release(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
  /**
   * Frees the half-hours of a lead that staff quarantine as spam, in their transaction. It may be
   * called for a lead of any kind.
   * @returns false where a future viewing is confirmed: then the lead must not be quarantined.
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
  /**
   * Cancels the viewings of a lead that ends and queues the e-mails to both sides, in its
   * transaction.
   */
  cancel(transaction: Kysely<Schema>, leadId: string, ending: Ending): Promise<void>
  /**
   * Tells the agency about the lead again, with its present state.
   * @returns the e-mails to the agency, which replace the usual one; undefined where the lead has
   *   no viewing.
   */
  resend(transaction: Kysely<Schema>, leadId: string): Promise<NewEmail[] | undefined>
  /**
   * Stores the half-hours that a reply proposes, in the reply's transaction.
   * @returns those of them that are promised to others or taken, and on which the reply does not
   *   insist. If there are any, nothing is stored.
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
