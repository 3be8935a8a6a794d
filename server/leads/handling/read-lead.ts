import type { Kysely, Selectable } from 'kysely'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import { staffNames } from '../../backend/staff/staff-names.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { Attachment, LeadsTable } from '../../database/tables/leads.ts'
import { replyKind } from '../email-kinds.ts'
import { type LeadEmail, loadLeadEmails } from '../emails-of-leads.ts'
import { leadFromRow } from '../lead-row.ts'
import type { Lead } from '../lead.ts'
import type { LeadSide, LeadStage, LostReason } from './stages.ts'

/** A lead with its history. */
export interface HandledLead {
  lead: Lead
  stage: LeadStage
  lostReason: LostReason | null
  /** The price that is offered for the home, in euros. */
  offer: number | null
  /** Whether staff have recorded that it was answered by telephone. */
  isCalled: boolean
  side: LeadSide
  unread: boolean
  assigneeId: string | null
  assignee: string | null
  followUpAt: number | null
  remind: boolean
  homeRef: string | null
  notes: { id: string; at: number; author: string; text: string }[]
  replies: LeadReply[]
  /** E-mails to the visitor other than replies, oldest first. */
  emails: LeadEmail[]
  /** The changes, oldest first. */
  changes: HandlingChange[]
  /** Other leads with the same address, newest first. */
  others: OtherLead[]
  /** The unfinished reply of the member who asks. */
  draft: { text: string; savedAt: number } | undefined
  /** Unfinished replies of other members, without their texts. */
  drafts: { author: string; savedAt: number }[]
}

interface OtherLead {
  id: string
  /** When it was received. */
  at: number
  about: string
}

interface LeadReply {
  id: string
  at: number
  author: string
  text: string
  attachments: Attachment[]
  /** Undefined after its row has been removed from the outbox. */
  email: LeadEmail | undefined
}

export interface HandlingChange {
  at: number
  actor: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The most changes, and the most other leads of the address, that are read. */
const limit = 50

/**
 * Reads a lead for the screen that handles it.
 * @param memberId the member whose draft is read.
 * @returns undefined where there is no such lead, it is quarantined, or its person was erased.
 */
export async function readHandledLead(
  db: Kysely<Schema>,
  id: string,
  memberId: string,
): Promise<HandledLead | undefined> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'new')
    .executeTakeFirst()
  if (!row || row.side === 'erased') return undefined
  const [notes, replies, emails, changes, others, drafts] = await Promise.all([
    db.selectFrom('lead_notes').selectAll().where('lead_id', '=', id).orderBy('at').execute(),
    db.selectFrom('lead_replies').selectAll().where('lead_id', '=', id).orderBy('at').execute(),
    loadLeadEmails(db, [id]),
    readAuditEntries(db, { table: 'leads', id }, { limit }),
    leadsOfAddress(db, row.email, id),
    db
      .selectFrom('lead_drafts')
      .select(['member_id', 'text', 'saved_at'])
      .where('lead_id', '=', id)
      .orderBy('saved_at')
      .execute(),
  ])
  const ofLead = emails.get(id) ?? []
  const names = await staffNames(db, [
    row.assignee_id,
    ...[...notes, ...replies].map((one) => one.author_id),
    ...changes.map((one) => one.actorId),
    ...drafts.map((one) => one.member_id),
  ])
  const draft = drafts.find((one) => one.member_id === memberId)
  const nameOf = (memberId: string | null, before: string) => names.get(memberId ?? '') ?? before
  return {
    lead: leadFromRow(row),
    ...handlingOf(row),
    side: row.side,
    assignee: row.assignee && nameOf(row.assignee_id, row.assignee),
    notes: notes.map((note) => ({ ...note, author: nameOf(note.author_id, note.author) })),
    replies: replies.map(({ id: reply, at, author_id: authorId, author, text, attachments }) => ({
      id: reply,
      at,
      author: nameOf(authorId, author),
      text,
      attachments: attachments === null ? [] : fromJson(attachments),
      email: ofLead.find((email) => email.id === reply),
    })),
    emails: ofLead.filter(isNotice),
    changes: changes
      .toReversed()
      .map((change) => ({ ...change, actor: nameOf(change.actorId, change.actor) })),
    others,
    draft: draft && { text: draft.text, savedAt: draft.saved_at },
    drafts: drafts.flatMap(({ member_id: author, saved_at: savedAt }) => {
      const name = author === memberId ? undefined : names.get(author)
      return name ? [{ author: name, savedAt }] : []
    }),
  }
}

/** Whether an e-mail is to the visitor and no reply: replies have a list of their own. */
const isNotice = ({ kind, audience }: LeadEmail): boolean =>
  audience === 'visitor' && kind !== replyKind.name

const handlingOf = (row: Selectable<LeadsTable>) => ({
  stage: row.stage,
  lostReason: row.lost_reason,
  offer: row.offer,
  isCalled: row.called_at !== null,
  unread: row.unread === 1,
  assigneeId: row.assignee_id,
  followUpAt: row.follow_up_at,
  remind: row.remind === 1,
  homeRef: row.home_ref,
})

async function leadsOfAddress(db: Kysely<Schema>, email: string | null, id: string) {
  if (email === null) return []
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('email', '=', email)
    .where('id', '!=', id)
    .where('state', '=', 'new')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const { id: other, createdAt, fields } = leadFromRow(row)
    return { id: other, at: createdAt, about: fields.about ?? fields.message ?? '' }
  })
}
