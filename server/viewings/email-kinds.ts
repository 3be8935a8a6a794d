import * as v from 'valibot'
import { emailKind, type NewEmail, type PayloadOf } from '../mail/email-kind.ts'
import { heldStartOf, type Viewing } from './viewing.ts'

/**
 * The events that cause e-mails about a viewing:
 * - `requested`, `confirmed`, `moved`, `cancelled`: a change by one side
 * - `expired`: the office did not confirm it in time
 * - `reminder`: it takes place within 24 hours
 */
export const viewingEvents = [
  'requested',
  'confirmed',
  'moved',
  'cancelled',
  'expired',
  'reminder',
] as const
export type ViewingEvent = (typeof viewingEvents)[number]

/** The side that changes a viewing. */
export type ChangingSide = 'visitor' | 'office'

/** Whether staff cause an event by a decision. After a decision, the lead waits for the visitor. */
const isDecision: Readonly<Record<ViewingEvent, boolean>> = {
  requested: false,
  confirmed: true,
  moved: true,
  cancelled: true,
  expired: false,
  // It repeats the confirmation, which staff have decided.
  reminder: true,
}

/**
 * The viewing as it was after the event; it may have changed again before the e-mail is written.
 */
const notice = v.object({
  leadId: v.string(),
  event: v.picklist(viewingEvents),
  by: v.picklist(['visitor', 'office']),
  sequence: v.number(),
  state: v.picklist(['requested', 'confirmed', 'cancelled', 'expired']),
  /**
   * The start of the calendar entry, if there is one. All times here are milliseconds since 1970.
   */
  start: v.optional(v.number()),
  /**
   * A list with the start that is held, or empty. It is a list because processes of version 1.0.0
   * use one.
   */
  held: v.array(v.number()),
  /** When the held half-hours become free. */
  until: v.optional(v.number()),
  /** The time of the event. */
  at: v.number(),
  /** Whether the visitor who caused the event has proven that the address is theirs. */
  proven: v.optional(v.boolean()),
  /** The note to the visitor by the member of staff who caused the event. */
  note: v.optional(v.object({ author: v.string(), text: v.string() })),
})

export const visitorKind = emailKind('viewing-visitor', notice, {
  isFromStaff: ({ by, event }) => by === 'office' && isDecision[event],
})
export const officeKind = emailKind('viewing-office', notice, { audience: 'agency' })
export type ViewingNotice = PayloadOf<typeof visitorKind>

/**
 * The e-mails about an event, to be queued in its transaction.
 * @param viewing its state after the event; a cancelled or expired one keeps its half-hour as
 * `start`.
 * @param toVisitor false if only the office gets an e-mail.
 */
export function noticesOf({
  event,
  by,
  viewing,
  now,
  note,
  toVisitor = true,
}: {
  event: ViewingEvent
  by: ChangingSide
  viewing: Pick<Viewing, 'sequence' | 'state' | 'start' | 'heldUntil'> & {
    leadId: string
    proven?: boolean
  }
  now: number
  note?: ViewingNotice['note']
  toVisitor?: boolean | undefined
}): NewEmail[] {
  const heldStart = heldStartOf(viewing)
  const payload: ViewingNotice = {
    leadId: viewing.leadId,
    event,
    by,
    sequence: viewing.sequence,
    state: viewing.state,
    start: viewing.start,
    held: heldStart === undefined ? [] : [heldStart],
    until: viewing.heldUntil,
    at: now,
    ...(viewing.proven && { proven: true }),
    ...(note && { note }),
  }
  return [officeKind.with(payload), ...(toVisitor ? [visitorKind.with(payload)] : [])]
}
