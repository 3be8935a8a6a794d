import type { Actor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import { operationsOn, orUnavailable } from '../../database/or-unavailable.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { LeadExtensions, OfferTimes } from '../lead-extension.ts'
import { releaseQuarantined } from '../release-quarantined.ts'
import { boardChoices, readBoard } from './board.ts'
import { countEnquiries } from './count-enquiries.ts'
import { addNote, type LeadAuthor, handleLead, type Handling } from './handle-lead.ts'
import { countBySide, countUnread, listLeads } from './list-leads.ts'
import { type Move, moveLead } from './move-lead.ts'
import {
  countQuarantined,
  discardQuarantined,
  listQuarantined,
  quarantineLead,
} from './quarantined.ts'
import { readHandledLead } from './read-lead.ts'
import {
  dropEmail,
  type Reply,
  type ReplyDraft,
  replyTo,
  saveReplyDraft,
  sendEmailAgain,
} from './reply.ts'

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  /** The right-hand side of Message-IDs. */
  mailDomain: string
  /** Additional data that is stored with leads of a kind. */
  extensions?: LeadExtensions | undefined
  /** Stores the times that replies propose. */
  offerTimes?: OfferTimes | undefined
  now: Clock
}

export type LeadHandling = ReturnType<typeof createLeadHandling>

/**
 * How the agency handles its leads. Every call throws {@link Unavailable} when the database fails.
 */
export function createLeadHandling({
  database: { db, engine },
  outbox,
  mailDomain,
  extensions,
  offerTimes,
  now,
}: Options) {
  const what = 'The lead store'
  const guarded = <T>(work: Promise<T>) => orUnavailable(what, work)
  const read = operationsOn(what, db)
  const context = () => ({ db, engine, mailDomain, now: now() })
  return {
    list: read(listLeads),
    count: read(countBySide),
    unread: read(countUnread),
    board: read(readBoard),
    boardChoices: read(boardChoices),
    enquiries: (references: readonly string[]) => guarded(countEnquiries(db, references, now())),
    read: read(readHandledLead),
    move: (leadId: string, move: Move, actor: Actor) =>
      guarded(moveLead(db, { leadId, move, actor, now: now() })),
    handle: (leadId: string, handling: Handling, actor: Actor) =>
      guarded(handleLead(db, { leadId, handling, actor, now: now() })),
    note: (leadId: string, text: string, author: LeadAuthor, actor: Actor) =>
      guarded(addNote(db, { leadId, text, author, actor, now: now() })),
    draft: (leadId: string, memberId: string, draft: ReplyDraft) =>
      guarded(saveReplyDraft(db, { leadId, memberId, draft, now: now() })),
    async reply(leadId: string, reply: Reply, author: LeadAuthor, actor: Actor) {
      const replied = await guarded(
        replyTo({ ...context(), offerTimes }, { leadId, reply, author, actor }),
      )
      if (replied === 'sent') outbox.wake()
      return replied
    },
    async sendAgain(leadId: string, emailId: string, actor: Actor) {
      const sent = await guarded(sendEmailAgain(context(), { leadId, emailId, actor }))
      if (sent) outbox.wake()
      return sent
    },
    dropEmail: (leadId: string, emailId: string, actor: Actor) =>
      guarded(dropEmail(context(), { leadId, emailId, actor })),
    /** Submissions that are quarantined until a person judges them. */
    quarantined: {
      list: read(listQuarantined),
      count: read(countQuarantined),
      quarantine: (leadId: string, actor: Actor) =>
        guarded(quarantineLead(db, { leadId, extensions, actor, now: now() })),
      async release(leadId: string, actor: Actor) {
        const released = await guarded(
          releaseQuarantined(db, { leadId, mailDomain, now: now(), extensions, actor }),
        )
        if (released) outbox.wake()
        return released
      },
      discard: (leadId: string, actor: Actor) =>
        guarded(discardQuarantined({ db, engine }, leadId, actor, now())),
    },
  }
}
