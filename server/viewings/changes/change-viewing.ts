import type { Kysely, Selectable, Updateable } from 'kysely'
import { type Actor, programActor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Database } from '../../database/database.ts'
import { lockCalendar } from '../../database/locks.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import type { Schema } from '../../database/schema.ts'
import type { ViewingsTable } from '../../database/tables/viewings.ts'
import type { LeadAuthor } from '../../leads/handling/handle-lead.ts'
import {
  recordArrangedViewing,
  passToVisitor,
  passToAgency,
} from '../../leads/handling/lead-turns.ts'
import { lockLead } from '../../leads/handling/lock-lead.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { noticesOf, type ChangingSide, type ViewingEvent } from '../email-kinds.ts'
import { loggedState } from '../logged-state.ts'
import { confirmableUntil, hasBegun } from '../slots/deadlines.ts'
import { freeSlots, holdSlots } from '../slots/held-slots.ts'
import { halfHoursFrom, isOffered, type ViewingRules } from '../slots/slots.ts'
import type { ViewingRole } from '../viewing-links.ts'
import { writableLeads } from '../writable-leads.ts'
import { mayMove } from './change-limits.ts'

/**
 * The outcome of a change:
 * - `done`: the change was made
 * - `unchanged`: the viewing was already as requested, and no e-mail is sent
 * - `taken`: another viewing has the half-hour
 * - `notOffered`: visitors may not ask for this half-hour, or it has begun
 * - `over`: the viewing has begun or was cancelled, another half-hour was confirmed before, or the
 *   request has expired and cannot be cancelled
 * - `tooOften`: the visitor has used up the moves that {@link mayMove} permits
 * - `unknown`: the viewing does not exist
 */
export type ChangeOutcome =
  | 'done'
  | 'unchanged'
  | 'taken'
  | 'notOffered'
  | 'over'
  | 'tooOften'
  | 'unknown'

interface Context {
  database: Database
  rules: ViewingRules
  mailDomain: string
  /** Milliseconds since 1970. */
  now: number
  /** The role of the link; undefined for the office's screens and the command line. */
  role?: ViewingRole | undefined
  /** Undefined for links and the command line. */
  staff?: StaffChange | undefined
}

/** The member of staff who changes a viewing, and their note. */
export interface StaffChange {
  actor: Actor
  /** If the viewing's lead has no assignee, this member becomes it. */
  member: LeadAuthor
  /** Their note to the visitor, in the e-mail about the change. */
  note?: string | undefined
}

/** The context of a change that needs no check of the calendar's rules. */
type Deciding = Pick<Context, 'mailDomain' | 'now' | 'role' | 'staff'>

type Row = Selectable<ViewingsTable>

/**
 * Confirms one half-hour of a request and frees the others. An expired request can also be
 * confirmed if the half-hour is still free.
 * @param start the half-hour; undefined means the first one that the request holds or, if it has
 *   expired, held.
 * @throws {Unavailable} when the database fails; then nothing has changed.
 */
export const confirmViewing = (
  context: Context,
  id: string,
  start?: number,
): Promise<ChangeOutcome> =>
  change(context, id, async (transaction, viewing) => {
    const slot = start ?? viewing.start_at ?? undefined
    if (viewing.state === 'confirmed') return viewing.start_at === slot ? 'unchanged' : 'over'
    if (viewing.state === 'cancelled') return 'over'
    if (slot === undefined || slot <= context.now) return 'notOffered'
    return holdOnly(context, transaction, viewing, {
      event: 'confirmed',
      by: 'office',
      state: 'confirmed',
      start: slot,
    })
  })

/**
 * Moves a viewing to another half-hour and frees the former one, in one transaction. After a move
 * by a visitor, the office has to confirm the viewing again. The office may choose any future
 * half-hour.
 * @throws {Unavailable} when the database fails; then nothing has changed.
 */
export const moveViewing = (
  context: Context,
  id: string,
  start: number,
  by: ChangingSide,
): Promise<ChangeOutcome> =>
  change(context, id, async (transaction, viewing) => {
    if (viewing.state === 'cancelled' || rowHasBegun(viewing, context.now)) return 'over'
    if (viewing.state === 'confirmed' && viewing.start_at === start) return 'unchanged'
    const { visitor_moves: visitorMoves, state, start_at } = viewing
    const role = context.role ?? 'visitor'
    if (by === 'visitor' && !mayMove(role, { visitorMoves, state, start: start_at ?? undefined }))
      return 'tooOften'
    const possible =
      by === 'office'
        ? start > context.now
        : isOffered(context.rules, { start, halfHours: viewing.half_hours }, context.now)
    if (!possible) return 'notOffered'
    return holdOnly(context, transaction, viewing, {
      event: 'moved',
      by,
      state: by === 'office' ? 'confirmed' : 'requested',
      start,
    })
  })

/**
 * Cancels a viewing and frees its half-hours at once. An expired request is not cancelled, because
 * it holds no half-hour and both sides were told that it has expired; it can be moved.
 * @throws {Unavailable} when the database fails; then nothing has changed.
 */
export const cancelViewing = (
  context: Context,
  id: string,
  by: ChangingSide,
): Promise<ChangeOutcome> =>
  change(context, id, (transaction, viewing) => cancel(context, transaction, viewing, by))

/**
 * Cancels the viewings of a lead that have not begun, in a transaction that has locked the
 * calendar.
 */
export async function cancelViewingsOf(
  context: Deciding,
  transaction: Kysely<Schema>,
  leadId: string,
): Promise<void> {
  const viewings = await transaction
    .selectFrom('viewings')
    .selectAll()
    .where('lead_id', '=', leadId)
    .execute()
  for (const viewing of viewings) await cancel(context, transaction, viewing, 'office')
}

async function cancel(
  context: Deciding,
  transaction: Kysely<Schema>,
  viewing: Row,
  by: ChangingSide,
): Promise<ChangeOutcome> {
  if (viewing.state === 'cancelled') return 'unchanged'
  if (viewing.state === 'expired' || rowHasBegun(viewing, context.now)) return 'over'
  await freeSlots(transaction, [viewing.id])
  const start = viewing.start_at ?? undefined
  await save(context, transaction, viewing, {
    event: 'cancelled',
    by,
    next: { state: 'cancelled', start, heldUntil: undefined },
  })
  return 'done'
}

const rowHasBegun = ({ state, start_at }: Row, now: number) =>
  hasBegun({ state, start: start_at ?? undefined }, now)

interface SlotChange {
  event: ViewingEvent
  by: ChangingSide
  state: 'confirmed' | 'requested'
  start: number
}

/**
 * Holds the half-hours of a visit from a start, frees its others, and queues e-mails to both sides.
 */
async function holdOnly(
  context: Context,
  transaction: Kysely<Schema>,
  viewing: Row,
  { event, by, state, start }: SlotChange,
): Promise<ChangeOutcome> {
  const { id: viewingId, half_hours: halfHours } = viewing
  if (!(await holdSlots(transaction, { viewingId, start, halfHours }, context.rules.capacity)))
    return 'taken'
  await freeSlots(transaction, [viewingId], halfHoursFrom(start, halfHours))
  const { now, rules } = context
  const heldUntil = state === 'requested' ? confirmableUntil(start, now, rules) : undefined
  await save(context, transaction, viewing, { event, by, next: { state, start, heldUntil } })
  return 'done'
}

/** Stores the next version of a viewing and queues the e-mails about it. */
async function save(
  { mailDomain, now, ...context }: Deciding,
  transaction: Kysely<Schema>,
  viewing: Row,
  {
    event,
    by,
    next,
  }: {
    event: ViewingEvent
    by: ChangingSide
    next: { state: Row['state']; start: number | undefined; heldUntil: number | undefined }
  },
): Promise<void> {
  const sequence = viewing.sequence + 1
  const leadId = viewing.lead_id
  // With a link that does not prove the address, the visitor is e-mailed only if the request itself
  // was answered by e-mail.
  const mayWrite = context.role !== 'view' || viewing.answers_visitor === 1
  const toVisitor = mayWrite && (await writableLeads(transaction, [leadId])).has(leadId)
  const values: Updateable<ViewingsTable> = {
    state: next.state,
    sequence,
    ...(by === 'visitor' && event === 'moved' && { visitor_moves: viewing.visitor_moves + 1 }),
    start_at: next.start ?? null,
    held_until: next.heldUntil ?? null,
    changed_at: now,
    reminded_at: null,
    // Once the office has written to the visitor, later e-mails, such as the end of a hold, go to
    // them too.
    ...(toVisitor && by === 'office' && { answers_visitor: 1 }),
  }
  await transaction.updateTable('viewings').set(values).where('id', '=', viewing.id).execute()
  const actor = authorOf(by, context)
  await recordAuditEntries(
    transaction,
    actor,
    [
      {
        table: 'viewings',
        id: viewing.id,
        before: loggedState({ state: viewing.state, start: viewing.start_at ?? undefined }),
        after: loggedState(next),
      },
    ],
    now,
  )
  await updateLead(transaction, viewing, { event, by, actor, member: context.staff?.member }, now)
  // A link with the role `visitor` was sent to the address, so whoever uses it has proven the
  // address.
  const proven = context.role === 'visitor'
  const { member, note } = context.staff ?? {}
  await enqueue(
    transaction,
    noticesOf({
      event,
      by,
      viewing: { ...next, leadId, sequence, proven },
      now,
      toVisitor,
      ...(member && note && { note: { author: member.name, text: note } }),
    }),
    mailDomain,
    now,
  )
}

/**
 * The author of a change, for the log. The office's link is one for all members, so it names none.
 */
function authorOf(by: ChangingSide, { role, staff }: Pick<Context, 'role' | 'staff'>): Actor {
  if (by === 'visitor') return programActor('visitor')
  return staff?.actor ?? programActor(role ? 'office link' : 'desk')
}

/**
 * Updates the lead of a changed viewing: after a change by the office it waits for the visitor,
 * otherwise it waits for us.
 */
async function updateLead(
  transaction: Kysely<Schema>,
  { lead_id: leadId }: Row,
  {
    event,
    by,
    actor,
    member,
  }: {
    event: ViewingEvent
    by: ChangingSide
    actor: Actor
    member: LeadAuthor | undefined
  },
  now: number,
): Promise<void> {
  const lead = await lockLead(transaction, leadId)
  if (!lead) return
  if (by === 'visitor') await passToAgency(transaction, lead, { actor, now })
  else if (event === 'cancelled') await passToVisitor(transaction, lead, { actor, now })
  else await recordArrangedViewing(transaction, lead, { member, actor, now })
}

/** Runs a change in one transaction that locks the calendar and the viewing. */
async function change(
  { database: { db, engine } }: Context,
  id: string,
  apply: (transaction: Kysely<Schema>, viewing: Row) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return orUnavailable(
    'The calendar of viewings',
    db.transaction().execute(async (transaction) => {
      await lockCalendar(transaction, engine)
      // The update locks the row: on PostgreSQL no other transaction changes it until this one
      // ends.
      const viewing = await transaction
        .updateTable('viewings')
        .set((set) => ({ sequence: set.ref('sequence') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return viewing ? apply(transaction, viewing) : 'unknown'
    }),
  )
}
