import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import { lockCalendar } from '../../database/locks.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { ViewingsOfLeads } from '../../leads/viewings-of-leads.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { cancelViewingsOf } from '../changes/change-viewing.ts'
import { noticesOf } from '../email-kinds.ts'
import { findViewings } from '../find-viewings.ts'
import { confirmableUntil } from '../slots/deadlines.ts'
import { freeSlots, holdSlots } from '../slots/held-slots.ts'
import { maxHeld } from '../slots/hold-limits.ts'
import { offerTimes } from '../slots/offered-times.ts'
import { answeredBy, readSlots, type ViewingRules } from '../slots/slots.ts'
import { isOpenOrFuture } from '../viewing.ts'

/**
 * Creates what leads do with viewings. A request holds the earliest of its times that is free; if
 * none is, it is refused, and the visitor has to choose again. A request of a suspect, or above the
 * limits, holds none, and the office answers it. A lead from the spool, or of a released suspect,
 * holds what is free when it is stored or released.
 */
export function viewingsOfLeads(
  { engine }: Pick<Database, 'engine'>,
  rules: HoldRules,
  clock: Clock,
): ViewingsOfLeads {
  return {
    lock: (transaction) => lockCalendar(transaction, engine),

    async store(transaction, { id: leadId, arrival, keepsTaken }) {
      const { submission, suspicion, acknowledge = false, receivedAt } = arrival
      const { fields, viewing: terms } = submission
      const id = randomUUID()
      const { halfHours = 1, moreHomes = [] } = terms ?? {}
      await transaction
        .insertInto('viewings')
        .values({
          id,
          lead_id: leadId,
          home_slug: terms?.home?.slug ?? null,
          home_ref: terms?.home?.ref ?? null,
          home_title: terms?.home?.title ?? null,
          more_homes: moreHomes.length > 0 ? JSON.stringify(moreHomes) : null,
          half_hours: halfHours,
          state: 'requested',
          sequence: 0,
          start_at: null,
          held_until: null,
          answers_visitor: acknowledge ? 1 : 0,
          created_at: receivedAt,
          changed_at: clock(),
          reminded_at: null,
        })
        .execute()
      const slots = (terms?.mayHold && !suspicion && readSlots(fields.slots ?? '')) || []
      const proven = submission.ownAddress ?? false
      const requested = {
        id,
        leadId,
        sequence: 0,
        halfHours,
        slots,
        toVisitor: acknowledge,
        proven,
      }
      const { mayHold, start, emails } = await holdEarliest(transaction, requested, rules, clock())
      const isTaken = mayHold && slots.length > 0 && start === undefined
      return isTaken && !keepsTaken ? undefined : emails
    },

    release: (transaction, leadId) => holdRequest(transaction, leadId, rules, clock()),
    quarantine: (transaction, leadId) => freeRequest(transaction, leadId, clock()),

    async findOpen(transaction, leadId, now) {
      const viewings = await findViewings(transaction, { leadIds: [leadId] })
      return viewings.flatMap((one) => (isOpenOrFuture(one, now) ? [one.start] : []))
    },
    cancel: (transaction, leadId, ending) => cancelViewingsOf(ending, transaction, leadId),

    resend: (transaction, leadId) => presentNotice(transaction, leadId, clock()),

    offer: (transaction, proposed) => offerTimes(transaction, proposed, rules.capacity),
  }
}

/**
 * Holds a time for the viewing of a released suspect.
 * @returns the e-mails to the agency; undefined if the lead asks for no viewing.
 */
async function holdRequest(
  transaction: Kysely<Schema>,
  leadId: string,
  rules: HoldRules,
  now: number,
) {
  const viewing = await transaction
    .selectFrom('viewings')
    .innerJoin('leads', 'leads.id', 'viewings.lead_id')
    .select(['viewings.id', 'half_hours', 'sequence', 'start_at', 'leads.fields'])
    .where('lead_id', '=', leadId)
    // A viewing of a lead that staff had quarantined may have been cancelled or have expired
    // before.
    .where('viewings.state', '=', 'requested')
    .executeTakeFirst()
  if (!viewing) return undefined
  const { id, half_hours: halfHours, sequence, start_at: start } = viewing
  // A visitor who has moved the viewing no longer asks for the half-hours of the form.
  const isMoved = sequence > 0 && start !== null
  const slots = isMoved ? [start] : (readSlots(fromJson(viewing.fields).slots ?? '') ?? [])
  // The visitor gets no acknowledgement, because it would come long after the request; there is an
  // e-mail when the office confirms.
  const requested = { id, leadId, sequence, halfHours, slots, toVisitor: false }
  return (await holdEarliest(transaction, requested, rules, now)).emails
}

/**
 * Frees the half-hours that a lead asks for. The request keeps its start, in case it is released.
 * @returns false, and nothing is freed, if a future viewing is confirmed.
 */
async function freeRequest(
  transaction: Kysely<Schema>,
  leadId: string,
  now: number,
): Promise<boolean> {
  const viewings = await transaction
    .selectFrom('viewings')
    .select(['id', 'state', 'start_at'])
    .where('lead_id', '=', leadId)
    .where('state', 'in', ['requested', 'confirmed'])
    .execute()
  if (viewings.some(({ state, start_at }) => state === 'confirmed' && (start_at ?? 0) > now))
    return false
  const requested = viewings.flatMap(({ id, state }) => (state === 'requested' ? id : []))
  if (requested.length === 0) return true
  await freeSlots(transaction, requested)
  await transaction
    .updateTable('viewings')
    .set({ held_until: null, changed_at: now })
    .where('id', 'in', requested)
    .execute()
  return true
}

/**
 * The e-mails to the agency about a viewing in its current state; undefined if its lead has none.
 */
async function presentNotice(transaction: Kysely<Schema>, leadId: string, now: number) {
  const [viewing] = await findViewings(transaction, { leadIds: [leadId] })
  if (!viewing) return undefined
  return noticesOf({
    event: viewing.state,
    by: viewing.state === 'requested' ? 'visitor' : 'office',
    viewing: { ...viewing, leadId },
    now,
    toVisitor: false,
  })
}

type HoldRules = Pick<ViewingRules, 'hours' | 'closed' | 'onHolidays' | 'capacity' | 'hold'>

interface RequestedSlots {
  id: string
  leadId: string
  /** The version of the viewing. */
  sequence: number
  halfHours: number
  slots: readonly number[]
  toVisitor: boolean
  /** Whether the address is proven to be the visitor's. */
  proven?: boolean
}

/**
 * Holds the earliest of the requested times that is free. It holds none for a visitor for whom as
 * many visits are held already as are permitted.
 * @returns `mayHold`, which is false for such a visitor; `start`, the time that is held; and the
 *   e-mails about the request.
 */
async function holdEarliest(
  transaction: Kysely<Schema>,
  { id, leadId, sequence, halfHours, slots, toVisitor, proven = false }: RequestedSlots,
  rules: HoldRules,
  now: number,
) {
  const held = await findViewings(transaction, { heldBeside: leadId })
  const mayHold = held.length < maxHeld
  let start: number | undefined
  for (const one of mayHold ? slots : [])
    if (
      answeredBy(one, rules) > now &&
      (await holdSlots(transaction, { viewingId: id, start: one, halfHours }, rules.capacity))
    ) {
      start = one
      break
    }
  const heldUntil = start === undefined ? undefined : confirmableUntil(start, now, rules)
  await transaction
    .updateTable('viewings')
    .set({ start_at: start ?? null, held_until: heldUntil ?? null, changed_at: now })
    .where('id', '=', id)
    .execute()
  const emails = noticesOf({
    event: 'requested',
    by: 'visitor',
    viewing: { leadId, sequence, state: 'requested', start, heldUntil, proven },
    now,
    toVisitor,
  })
  return { mayHold, start, emails }
}
