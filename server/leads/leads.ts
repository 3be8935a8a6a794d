import type { Database } from '../database/database.ts'
import { acceptLead, type Acceptance } from './accept-lead.ts'
import type { Submission } from './lead.ts'
import type { Outbox } from './outbox.ts'
import { forgetUser, leadsOfUser, type SentLead } from './user-leads.ts'

export interface Leads {
  /** Stores a lead for good and sends its letter on the way; see {@link acceptLead}. */
  accept(submission: Submission): Promise<Acceptance>
  /** What somebody sent while signed in; see {@link leadsOfUser}. */
  ofUser(userId: string): Promise<SentLead[]>
  /** Unties what was sent from an account that is gone; see {@link forgetUser}. */
  forgetUser(userId: string): Promise<void>
}

/** @param siteUrl its host is the right-hand side of our Message-IDs. */
export function createLeads(database: Database, outbox: Pick<Outbox, 'wake'>, siteUrl: string): Leads {
  const { hostname } = new URL(siteUrl)
  return {
    async accept(submission) {
      const acceptance = await acceptLead(database.db, submission, hostname)
      if (acceptance === 'accepted') outbox.wake()
      return acceptance
    },
    ofUser: (userId) => leadsOfUser(database.db, userId),
    forgetUser: (userId) => forgetUser(database.db, userId),
  }
}
