import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { Evidence, Guard } from '../../spam/guard.ts'
import { createLeadHandling, type LeadHandling } from '../handling/handling.ts'
import type { Submission } from '../lead.ts'
import type { SubscribeLead } from '../subscribe-lead.ts'
import { forgetUser, leadsOfUser, type SentLead } from '../user-leads.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import type { Acceptance } from './accept-lead.ts'
import type { Spool } from './spool.ts'
import { createLeadStore } from './store.ts'

export interface Leads {
  /**
   * Stores a lead durably and queues its e-mails (docs/requirements/leads.md#spam). A suspect is
   * marked for the agency or quarantined; its sender sees the same page but gets no e-mail.
   * @param complete adds to an unsuspected submission before it is stored; it must not fail.
   * @throws {Unavailable} when it could not be stored anywhere.
   */
  accept(
    submission: Submission,
    evidence: Pick<Evidence, 'honeypot' | 'stamp' | 'address'>,
    complete?: (submission: Submission) => Promise<Submission>,
  ): Promise<Acceptance>
  /** The leads of a signed-in user; see {@link leadsOfUser}. */
  ofUser(userId: string): Promise<SentLead[]>
  /**
   * Removes a deleted account's id from the leads that were sent from it; see {@link forgetUser}.
   */
  forgetUser(userId: string): Promise<void>
  /** The agency's handling of leads. */
  handling: LeadHandling
  /** How many leads wait in the spool for the database. */
  spooled(): number
  /** Waits for the leads that are being stored. */
  close(): Promise<void>
}

interface Options {
  database: Database
  spool: Spool | undefined
  outbox: Pick<Outbox, 'wake'>
  guard: Guard
  log: Logger
  mailDomain: string
  viewings: ViewingsOfLeads
  subscribe: SubscribeLead
  clock: Clock
}

/** Creates the acceptance of leads from the guard, the store with its spool, and the outbox. */
export function createLeads({
  database,
  spool,
  outbox,
  guard,
  log,
  mailDomain,
  viewings,
  subscribe,
  clock,
}: Options): Leads {
  const common = { database, mailDomain, viewings }
  const handling = createLeadHandling({ ...common, outbox, clock })
  const store = createLeadStore({
    ...common,
    subscribe,
    spool,
    log,
    onEmails: () => outbox.wake(),
  })
  return {
    async accept(submission, evidence, complete) {
      const receivedAt = clock()
      const { email = '', newsletter } = submission.fields
      const answer = submission.kind === 'viewing' ? 'viewing' : 'acknowledgement'
      const verdict = await guard.judge(
        {
          ...evidence,
          email,
          emails: newsletter === 'yes' ? [answer, 'confirmation'] : [answer],
          submissionId: submission.submissionId,
        },
        receivedAt,
      )
      const { emails, ...mark } = verdict
      const acceptance = await store.accept({
        submission: complete && !mark.suspicion ? await complete(submission) : submission,
        receivedAt,
        ...mark,
        acknowledge: emails.includes(answer),
        confirm: emails.includes('confirmation'),
      })
      if (mark.suspicion && acceptance === 'accepted')
        log.info(
          { kind: submission.kind, suspicion: mark.suspicion, quarantined: mark.quarantined },
          'a lead was stored as a suspect',
        )
      return acceptance
    },
    ofUser: (userId) => leadsOfUser(database.db, userId),
    forgetUser: (userId) => forgetUser(database.db, userId),
    handling,
    spooled: store.spooled,
    close: store.close,
  }
}
