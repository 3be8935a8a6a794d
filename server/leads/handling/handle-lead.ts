import type { Kysely, Updateable } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Schema } from '../../database/schema.ts'
import type { LeadsTable } from '../../database/tables/leads.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { type LockedLead, lockLead } from './lock-lead.ts'
import { isEnd, type LeadSide, type LeadStage, type LostReason } from './stages.ts'

export interface LeadContext {
  db: Kysely<Schema>
  clock: Clock
}

/** The changes that can be made to the handling of a lead. Times are milliseconds since 1970. */
export interface Handling {
  stage?: LeadStage
  /** Required where the stage is `lost`. */
  lostReason?: LostReason
  /** The price that is offered for the home, in euros; null where unknown. */
  offer?: number | null
  /** Null: assigned to nobody. */
  assignee?: { id: string; name: string } | null
  /** Null: no follow-up. */
  followUp?: { at: number; remind: boolean } | null
  unread?: boolean
  /** The member who answered by telephone; only the first call of a lead is recorded. */
  called?: { id: string; name: string }
  /** The side that has to act next. A lead that is won or lost is always closed. */
  side?: LeadSide
}

/**
 * Changes the handling of a lead, and records the author in the log. What the visitor wrote never
 * changes, and the log does not contain it, because the log cannot be erased.
 * @returns false when there is no such lead, or it is quarantined.
 */
export const handleLead = (
  { db, clock }: LeadContext,
  leadId: string,
  handling: Handling,
  actor: Actor,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const lead = await lockLead(transaction, leadId)
    if (!lead) return false
    await changeHandling(transaction, lead, { handling, actor, now: clock() })
    return true
  })

/**
 * Changes the handling of a lead that the caller's transaction has locked, and records the author
 * in the log.
 * @param before the lead before the change.
 */
export async function changeHandling(
  transaction: Kysely<Schema>,
  before: LockedLead,
  { handling, actor, now }: { handling: Handling; actor: Actor; now: number },
): Promise<void> {
  const { id } = before
  const values = valuesOf(before, handling, now)
  await transaction.updateTable('leads').set(values).where('id', '=', id).execute()
  await recordAuditEntries(
    transaction,
    actor,
    [
      {
        table: 'leads',
        id,
        before: loggedOf(before),
        after: loggedOf({ ...before, ...values }),
      },
    ],
    now,
  )
}

function valuesOf(before: LockedLead, handling: Handling, now: number) {
  const { stage = before.stage, assignee, followUp, unread, called } = handling
  const isFirstCall = called !== undefined && before.called_at === null
  const isClosed = isEnd(stage)
  const side = isClosed
    ? 'closed'
    : (handling.side ?? (before.side === 'closed' ? 'theirs' : before.side))
  const isClosing = isClosed && handling.stage !== undefined
  const isDue = before.follow_up_at !== null && before.follow_up_at <= now
  return {
    stage,
    lost_reason: stage === 'lost' ? (handling.lostReason ?? before.lost_reason ?? 'other') : null,
    offer: handling.offer === undefined ? before.offer : handling.offer,
    side,
    side_since: side === before.side && handling.side === undefined ? before.side_since : now,
    unread: unread === undefined ? before.unread : unread ? 1 : 0,
    assignee_id: assignee === undefined ? before.assignee_id : (assignee?.id ?? null),
    assignee: assignee === undefined ? before.assignee : (assignee?.name ?? null),
    called_at: isFirstCall ? now : before.called_at,
    called_by: isFirstCall ? called.id : before.called_by,
    // A due follow-up ends when staff act for the visitor; every follow-up ends when the lead does.
    follow_up_at:
      followUp !== undefined
        ? (followUp?.at ?? null)
        : isClosing || (isDue && handling.side === 'theirs')
          ? null
          : before.follow_up_at,
    remind: followUp === undefined ? before.remind : followUp?.remind ? 1 : 0,
  } as const satisfies Updateable<LeadsTable>
}

/** The columns that are logged, none of which contains the visitor's data. */
const loggedOf = (
  row: Pick<
    LockedLead,
    'stage' | 'lost_reason' | 'offer' | 'side' | 'assignee' | 'follow_up_at' | 'called_at'
  >,
) => ({
  stage: row.stage,
  side: row.side,
  lost_reason: row.lost_reason,
  offer: row.offer,
  assignee: row.assignee,
  called_at: row.called_at === null ? null : isoTime(row.called_at),
  follow_up_at: row.follow_up_at === null ? null : isoTime(row.follow_up_at),
})

/** The author of a note or a reply. */
export interface LeadAuthor {
  id: string
  name: string
}

/** A member of staff, and how the log names them. */
export interface ByMember {
  member: LeadAuthor
  actor: Actor
}

/**
 * Adds a note that only staff read, once for its id. The log records that a note exists but not its
 * text, so that it can be erased with its person.
 * @returns false when there is no such lead, or it is quarantined or erased.
 */
export const addNote = (
  { db, clock }: LeadContext,
  leadId: string,
  { id, text }: { id: string; text: string },
  { member: author, actor }: ByMember,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const now = clock()
    // On PostgreSQL, an erasure waits for this lock and then erases the note too.
    if (!(await lockLead(transaction, leadId))) return false
    const { numInsertedOrUpdatedRows: inserted } = await transaction
      .insertInto('lead_notes')
      .values({
        id,
        lead_id: leadId,
        at: now,
        author_id: author.id,
        author: author.name,
        text,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (!inserted) return true
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'lead_notes', id: leadId, before: undefined, after: { note: 'written' } }],
      now,
    )
    return true
  })
