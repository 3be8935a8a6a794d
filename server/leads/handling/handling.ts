import type { Actor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { LeadExtensions } from '../lead-extension.ts'
import { releaseSuspect } from '../release-suspect.ts'
import { type BoardChoices, type BoardStage, boardChoices, readBoard } from './board.ts'
import { countEnquiries } from './count-enquiries.ts'
import { addNote, type LeadAuthor, handleLead, type Handling } from './handle-lead.ts'
import {
  countBySide,
  countUnread,
  type InboxFilter,
  type InboxLead,
  type InboxPlace,
  listLeads,
} from './list-leads.ts'
import { type Move, type Moved, moveLead } from './move-lead.ts'
import { type HandledLead, readHandledLead } from './read-lead.ts'
import {
  giveUp,
  type Replied,
  type Reply,
  type ReplyDraft,
  replyTo,
  saveReplyDraft,
  sendAgain,
} from './reply.ts'
import type { LeadSide } from './stages.ts'
import {
  countSuspects,
  discardSuspect,
  listSuspects,
  type PutAside,
  putAside,
  type Suspect,
} from './suspects.ts'

/**
 * How the agency handles its leads. All of it throws {@link Unavailable} when the database fails.
 */
export interface LeadHandling {
  list(
    side: LeadSide,
    filter: InboxFilter,
    page?: { after?: InboxPlace | undefined; limit?: number },
  ): Promise<InboxLead[]>
  /** See {@link countBySide}. */
  count(
    filter: Omit<InboxFilter, 'search'>,
    sides?: readonly LeadSide[],
  ): Promise<Record<LeadSide, number>>
  unread(): Promise<number>
  read(id: string, memberId: string): Promise<HandledLead | undefined>
  /** The leads by stage; see {@link readBoard}. */
  board(filter: Omit<InboxFilter, 'stage' | 'search'>): Promise<BoardStage[]>
  boardChoices(): Promise<BoardChoices>
  /** See {@link countEnquiries}. */
  enquiries(references: readonly string[]): Promise<Map<string, number[]>>
  move(id: string, move: Move, actor: Actor): Promise<Moved>
  handle(id: string, handling: Handling, actor: Actor): Promise<boolean>
  note(id: string, text: string, author: LeadAuthor, actor: Actor): Promise<boolean>
  draft(id: string, memberId: string, draft: ReplyDraft): Promise<void>
  reply(id: string, reply: Reply, author: LeadAuthor, actor: Actor): Promise<Replied>
  sendAgain(id: string, emailId: string, actor: Actor): Promise<boolean>
  giveUp(id: string, emailId: string, actor: Actor): Promise<boolean>
  /** Submissions that are quarantined until a person judges them. */
  suspects: {
    list(limit: number): Promise<Suspect[]>
    count(): Promise<number>
    putAside(id: string, actor: Actor): Promise<PutAside>
    release(id: string, actor: Actor): Promise<boolean>
    discard(id: string, actor: Actor): Promise<boolean>
  }
}

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  /** The right-hand side of Message-IDs. */
  mailDomain: string
  /** Additional data of leads of a kind. */
  extensions?: LeadExtensions | undefined
  now: Clock
}

export function createLeadHandling({
  database: { db },
  outbox,
  mailDomain,
  extensions,
  now,
}: Options): LeadHandling {
  const guarded = <T>(work: Promise<T>) => orUnavailable('The lead store', work)
  const context = () => ({ db, mailDomain, now: now() })
  return {
    list: (...args) => guarded(listLeads(db, ...args)),
    count: (...args) => guarded(countBySide(db, ...args)),
    unread: () => guarded(countUnread(db)),
    board: (filter) => guarded(readBoard(db, filter)),
    boardChoices: () => guarded(boardChoices(db)),
    enquiries: (references) => guarded(countEnquiries(db, references, now())),
    move: (id, move, actor) => guarded(moveLead(db, { leadId: id, move, actor, now: now() })),
    read: (...args) => guarded(readHandledLead(db, ...args)),
    handle: (id, handling, actor) =>
      guarded(handleLead(db, { leadId: id, handling, actor, now: now() })),
    note: (id, text, author, actor) =>
      guarded(addNote(db, { leadId: id, text, author, actor, now: now() })),
    draft: (id, memberId, draft) =>
      guarded(saveReplyDraft(db, { leadId: id, memberId, draft, now: now() })),
    async reply(leadId, reply, author, actor) {
      const replied = await guarded(replyTo(context(), { leadId, reply, author, actor }))
      if (replied === 'sent') outbox.wake()
      return replied
    },
    async sendAgain(leadId, emailId, actor) {
      const sent = await guarded(sendAgain(context(), { leadId, emailId, actor }))
      if (sent) outbox.wake()
      return sent
    },
    giveUp: (leadId, emailId, actor) => guarded(giveUp(context(), { leadId, emailId, actor })),
    suspects: {
      list: (limit) => guarded(listSuspects(db, limit)),
      count: () => guarded(countSuspects(db)),
      putAside: (leadId, actor) => guarded(putAside(db, { leadId, extensions, actor, now: now() })),
      async release(id, actor) {
        const released = await guarded(
          releaseSuspect(db, { leadId: id, mailDomain, now: now(), extensions, actor }),
        )
        if (released) outbox.wake()
        return released
      },
      discard: (id, actor) => guarded(discardSuspect(db, id, actor, now())),
    },
  }
}
