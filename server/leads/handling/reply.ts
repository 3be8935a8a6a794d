import type { Kysely } from 'kysely'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Database } from '../../database/database.ts'
import { lockCalendar } from '../../database/locks.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { LeadStage } from '../../database/tables/column-values.ts'
import type { Attachment } from '../../database/tables/leads.ts'
import type { Language } from '../../language.ts'
import { enqueueAs } from '../../mail/enqueue.ts'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { replyKind } from '../email-kinds.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import type { ByMember, LeadAuthor, LeadContext } from './handle-lead.ts'
import { lastMove } from './last-move.ts'
import { passToVisitor, recordAnswer } from './lead-turns.ts'
import { type LockedLead, lockLead } from './lock-lead.ts'
import { isEnd } from './stages.ts'

interface Reply {
  /** The id that the form gives, so that sending the same reply twice makes one e-mail. */
  id: string
  text: string
  subject: string
  language: Language
  /** Files of the site that are attached. */
  attachments?: readonly Attachment[]
  /** Whether a lead that is still new moves to the stage "answered". */
  marksAnswered?: boolean
  /** The stage at which the author saw the lead; absent where later changes do not matter. */
  from?: LeadStage
  /**
   * The id of the last reply that the author has read, '' where there was none; absent where later
   * replies do not matter.
   */
  seen?: string
  /** The half-hours that the text proposes, in milliseconds since 1970. */
  times?: readonly number[]
  /** Those of the times that the author proposes although others have them. */
  insists?: readonly number[]
}

/** A reply that is being written. */
interface ReplyDraft {
  text: string
  replyId: string
}

/**
 * - `sent`: the reply is in the outbox; `repeated`: it was there already, and nothing was added
 * - `answered`: a colleague has answered since, and nothing was sent
 * - `ended`: a colleague has won or lost the lead since, and nothing was sent
 * - `taken`: its text proposes half-hours that others have, and nothing was sent
 * - `noAddress`: the visitor's address is no valid e-mail address
 * - `unknown`: there is no such lead
 */
type Replied =
  | 'sent'
  | 'repeated'
  | 'answered'
  | 'ended'
  | 'noAddress'
  | 'unknown'
  | { taken: number[] }

export type { Attachment }

interface ReplyContext extends LeadContext, Pick<Database, 'engine'> {
  mailDomain: string
  /** Stores the times that replies propose. */
  viewings?: ViewingsOfLeads | undefined
}

/**
 * Answers a lead in one transaction: stores the reply, its e-mail, the half-hours that it proposes
 * and the log entry, makes the lead wait for its visitor, and deletes the author's draft. A lead
 * that is assigned to nobody is assigned to the author. A closed lead stays closed.
 */
export const replyTo = (
  { db, engine, mailDomain, viewings, clock }: ReplyContext,
  leadId: string,
  reply: Reply,
  { member: author, actor }: ByMember,
): Promise<Replied> =>
  db
    .transaction()
    .execute(async (transaction): Promise<Replied> => {
      const { id, times = [], insists = [] } = reply
      const now = clock()
      if (times.length > 0) await lockCalendar(transaction, engine)
      const lead = await lockLead(transaction, leadId)
      if (!lead) return 'unknown'
      if (!isEmailAddress(fromJson(lead.fields).email ?? '')) return 'noAddress'
      const since = await changedSince(transaction, lead, { reply, author })
      if (since) return since
      const { numInsertedOrUpdatedRows: inserted } = await transaction
        .insertInto('lead_replies')
        .values(replyRow({ leadId, reply, author, now }))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      if (!inserted) return 'repeated'
      const proposed = { leadId, starts: times, insists, author, now }
      const taken = (await viewings?.offer(transaction, proposed)) ?? []
      if (taken.length > 0) throw new TimesTaken(taken)
      await enqueueAs(transaction, {
        id,
        email: replyKind.with({ leadId, replyId: id }),
        mailDomain,
        now,
      })
      const pass = reply.marksAnswered ? recordAnswer : passToVisitor
      await pass(transaction, lead, { member: author, actor, now })
      await recordAuditEntries(
        transaction,
        actor,
        [{ table: 'leads', id: leadId, before: { reply: null }, after: { reply: id } }],
        now,
      )
      await transaction
        .deleteFrom('lead_drafts')
        .where('lead_id', '=', leadId)
        .where('member_id', '=', author.id)
        .execute()
      return 'sent'
    })
    .catch((error: unknown): Replied => {
      if (error instanceof TimesTaken) return { taken: error.taken }
      throw error
    })

interface WrittenReply {
  leadId: string
  reply: Reply
  author: LeadAuthor
  now: number
}

const replyRow = ({
  leadId,
  reply: { id, text, subject, language, attachments = [] },
  author,
  now,
}: WrittenReply) => ({
  id,
  lead_id: leadId,
  at: now,
  author_id: author.id,
  author: author.name,
  text,
  subject,
  language,
  attachments: attachments.length > 0 ? JSON.stringify(attachments) : null,
})

/** Rolls back the transaction of a reply whose half-hours others have. */
class TimesTaken extends Error {
  readonly taken: number[]

  constructor(taken: number[]) {
    super()
    this.taken = taken
  }
}

/**
 * What a colleague has done since the author saw the lead, if the author should know it before
 * replying.
 */
async function changedSince(
  transaction: Kysely<Schema>,
  lead: LockedLead,
  { reply: { id, seen, from }, author }: { reply: Reply; author: LeadAuthor },
): Promise<'answered' | 'ended' | undefined> {
  const sent = await transaction
    .selectFrom('lead_replies')
    .select(['id', 'author_id'])
    .where('lead_id', '=', lead.id)
    .orderBy('at')
    .execute()
  // The same reply was sent again: `replyTo` then answers `repeated`.
  if (sent.some((one) => one.id === id)) return undefined
  const unseen = seen === undefined ? [] : sent.slice(sent.findIndex((one) => one.id === seen) + 1)
  if (unseen.some((one) => one.author_id !== author.id)) return 'answered'
  const hasEnded = from !== undefined && isEnd(lead.stage) && !isEnd(from)
  if (!hasEnded) return undefined
  return (await lastMove(transaction, lead))?.actorId === author.id ? undefined : 'ended'
}

/**
 * Stores a reply that is being written, provided that its lead can be answered. An empty text
 * deletes the draft.
 * @param draft.replyId the id that the reply will have: a draft that arrives after its reply is
 *   ignored.
 * @returns false where the lead can no longer be answered, and nothing is stored.
 */
export async function saveReplyDraft(
  { db, clock }: LeadContext,
  leadId: string,
  memberId: string,
  { text, replyId }: ReplyDraft,
): Promise<boolean> {
  if (!text.trim()) {
    await db
      .deleteFrom('lead_drafts')
      .where('lead_id', '=', leadId)
      .where('member_id', '=', memberId)
      .execute()
    return true
  }
  return db.transaction().execute(async (transaction) => {
    // On PostgreSQL, a reply or an erasure waits for this lock and then deletes the draft too.
    if (!(await lockLead(transaction, leadId))) return false
    const reply = await transaction
      .selectFrom('lead_replies')
      .select('id')
      .where('id', '=', replyId)
      .executeTakeFirst()
    if (reply) return true
    const savedAt = clock()
    await transaction
      .insertInto('lead_drafts')
      .values({ member_id: memberId, lead_id: leadId, text, saved_at: savedAt })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'lead_id']).doUpdateSet({ text, saved_at: savedAt }),
      )
      .execute()
    return true
  })
}
