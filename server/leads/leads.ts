import type { Logger } from 'pino'
import type { ConfirmationPayload } from '../newsletter/confirmation-email.ts'
import type { Database } from '../database/database.ts'
import type { Acceptance } from './accept-lead.ts'
import type { Submission } from './lead.ts'
import type { Outbox } from '../mail/outbox.ts'
import { forgetUser, leadsOfUser, type SentLead } from './user-leads.ts'
import type { Evidence, Guard } from '../spam/guard.ts'
import type { Spool } from './spool.ts'
import { createLeadStore } from './store.ts'

export interface Leads {
  /**
   * Stores a lead for good and sends its letters on the way. What looks like a robot's is stored as a
   * suspect: its sender is told the same, and nobody is written to.
   * @throws {Unavailable} when it could not be stored anywhere.
   */
  accept(
    submission: Submission,
    evidence: Pick<Evidence, 'trap' | 'stamp' | 'address'>,
  ): Promise<Acceptance>
  /** What somebody sent while signed in; see {@link leadsOfUser}. */
  ofUser(userId: string): Promise<SentLead[]>
  /** Unties what was sent from an account that is gone; see {@link forgetUser}. */
  forgetUser(userId: string): Promise<void>
  /** How many wait on the local disk for the database. */
  spooled(): number
  /** Ends after the leads in hand. */
  close(): Promise<void>
}

interface Options {
  database: Database
  spool: Spool | undefined
  outbox: Pick<Outbox, 'wake'>
  guard: Guard
  log: Logger
  /** Its host is the right-hand side of our Message-IDs. */
  siteUrl: string
  /** A newsletter letter was written for a lead that asked for it. */
  onConfirmation(payload: ConfirmationPayload): void
}

export function createLeads({
  database,
  spool,
  outbox,
  guard,
  log,
  siteUrl,
  onConfirmation,
}: Options): Leads {
  const store = createLeadStore({
    database,
    spool,
    log,
    mailDomain: new URL(siteUrl).hostname,
    onLetters(confirmations) {
      outbox.wake()
      confirmations.forEach(onConfirmation)
    },
  })
  return {
    async accept(submission, evidence) {
      const receivedAt = new Date()
      const { email = '' } = submission.fields
      const verdict = await guard.judge(
        {
          ...evidence,
          email,
          wary: bringsLinks(submission),
          submissionId: submission.submissionId,
        },
        receivedAt.getTime(),
      )
      const acceptance = await store.accept({ submission, receivedAt, ...verdict })
      if (verdict.suspicion && acceptance === 'accepted')
        log.info(
          { kind: submission.kind, suspicion: verdict.suspicion },
          'a suspect was kept apart',
        )
      return acceptance
    },
    ofUser: (userId) => leadsOfUser(database.db, userId),
    forgetUser: (userId) => forgetUser(database.db, userId),
    spooled: store.spooled,
    close: store.close,
  }
}

const bringsLinks = ({ fields }: Submission) =>
  Object.values(fields).some((text) => /https?:|www\.|<a\b/i.test(text))
