import { sessionDays } from '../shared/time/account-durations.ts'
import { day } from '../shared/time/durations.ts'

const year = 365.25 * day

/**
 * How long data is kept, in milliseconds (docs/requirements/operation.md#privacy-and-retention);
 * the page /privacy states the same.
 */
export const retentionPeriods = {
  /** A lead, counted from the last lead of its person. */
  lead: 2 * year,
  /** A marketing consent beside a form, counted from when it was given. */
  marketing: 2 * year,
  /** A suspect that was not released, counted from its arrival or from the quarantine by staff. */
  suspect: 30 * day,
  /**
   * A subscription or an account whose address was never confirmed, counted from the expiry of its
   * last link.
   */
  unconfirmed: 30 * day,
  /**
   * The proof of a consent that was withdrawn or has ended, counted from the end: for as long as it
   * may be demanded (LOPDGDD, art. 72).
   */
  proof: 3 * year,
  /** A change of a home, with its notifications. */
  change: year,
  /** E-mails of the outbox that are about no lead. */
  email: 180 * day,
  /** A session of an account, counted from its last use. */
  session: sessionDays * day,
  /** A browser from which an account was used, counted from its last sign-in. */
  device: year,
  /** An e-mail that was written as a file, where no mail server is configured. */
  file: 2 * year,
  /** A form of the office that was not sent. */
  unsentForm: 7 * day,
  /** An uploaded file of homes that was not applied. */
  undecidedImport: 7 * day,
}
