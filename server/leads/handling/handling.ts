import type { Database } from '../../database/database.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { releaseQuarantined } from '../release-quarantined.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import { boardChoices, readBoard } from './board.ts'
import { countEnquiries } from './count-enquiries.ts'
import { addNote, handleLead } from './handle-lead.ts'
import { countBySide, countUnread, listLeads } from './list-leads.ts'
import { moveLead } from './move-lead.ts'
import {
  countQuarantined,
  discardQuarantined,
  listQuarantined,
  quarantineLead,
} from './quarantined.ts'
import { readHandledLead } from './read-lead.ts'
import { recordCall } from './record-call.ts'
import { replyTo, saveReplyDraft } from './reply.ts'
import { settleRefused } from './settle-refused.ts'

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  mailDomain: string
  viewings?: ViewingsOfLeads | undefined
  clock: Clock
}

export type LeadHandling = ReturnType<typeof createLeadHandling>

/**
 * How the agency handles its leads. Every call throws `Unavailable` when the database fails.
 */
export function createLeadHandling({ database: { db, engine }, outbox, ...needs }: Options) {
  const what = 'The lead store'
  const { on: read } = operationsOn(what, db)
  const { on } = operationsOn(what, { db, engine, ...needs })
  /** Wraps a change so that the e-mails it queued are sent at once. */
  const sending =
    <Args extends unknown[], Result>(change: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await change(...args)
      outbox.wake()
      return result
    }
  return {
    list: read(listLeads),
    count: read(countBySide),
    unread: read(countUnread),
    board: read(readBoard),
    boardChoices: read(boardChoices),
    enquiries: on(countEnquiries),
    read: read(readHandledLead),
    move: sending(on(moveLead)),
    change: on(handleLead),
    call: on(recordCall),
    note: on(addNote),
    draft: on(saveReplyDraft),
    reply: sending(on(replyTo)),
    settleRefused: sending(on(settleRefused)),
    /** Submissions that are quarantined until a person judges them. */
    quarantined: {
      list: read(listQuarantined),
      count: read(countQuarantined),
      quarantine: on(quarantineLead),
      release: sending(on(releaseQuarantined)),
      discard: on(discardQuarantined),
    },
  }
}
