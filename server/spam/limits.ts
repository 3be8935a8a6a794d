import { hour, minute } from '../shared/time/durations.ts'

/**
 * How long a stamp is accepted, in milliseconds. A form with an older stamp is shown again with a
 * new one, so that its sender can send it again (docs/requirements/leads.md#spam).
 */
export const maxStampAge = 12 * hour

/** How many submissions are usual (docs/requirements/leads.md#spam); further ones are suspects. */
export const submissionLimits = {
  /** Forms from one network: enough for a company behind one address. */
  address: { window: 10 * minute, max: 40 },
  /** Forms with one e-mail address: enough for an agent who asks on behalf of many. */
  mailbox: { window: hour, max: 60 },
  /**
   * Forms with one stamp from one network. All visitors who get a page within five minutes share
   * its stamp.
   */
  stampUse: { window: maxStampAge, max: 10 },
  /**
   * Suspects that are mailed to the agency; further ones are quarantined, so that they do not flood
   * its inbox.
   */
  mailedSuspects: { window: hour, max: 30 },
  /** Notices to the agency that suspects are quarantined. */
  notices: { window: 6 * hour, max: 1 },
}

/**
 * The shortest time between rendering a page and sending its form, in milliseconds. A person takes
 * longer even if the browser fills in the form; a program that posts immediately does not.
 */
export const minAge = 1_000
