import * as v from 'valibot'
import { emailKind, type NewEmail } from '../mail/email-kind.ts'
import { slotText } from './slots.ts'
import type { Viewing } from './viewing.ts'

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

/** Who changes a viewing. */
export type Side = 'visitor' | 'office'

/** The viewing at the time of the event; it may have changed again before the e-mail is written. */
const notice = v.object({
  leadId: v.string(),
  event: v.picklist(viewingEvents),
  by: v.picklist(['visitor', 'office']),
  /** As a number in text. */
  sequence: v.string(),
  state: v.picklist(['requested', 'confirmed', 'cancelled', 'expired']),
  /** Start times as `slotText` writes them. `start` is the calendar entry's, '' where there is none. */
  start: v.string(),
  held: v.string(),
  /** When the held half-hours become free, ISO 8601, or ''. */
  until: v.string(),
  /** When it happened, ISO 8601. */
  at: v.string(),
})
export type ViewingNotice = v.InferOutput<typeof notice>

export const visitorKind = emailKind('viewing-visitor', notice)
export const officeKind = emailKind('viewing-office', notice)

/**
 * The e-mails about an event, to be queued in its transaction.
 * @param viewing after the event; a cancelled or expired one keeps its half-hour as `start`.
 * @param toVisitor false where only the office gets an e-mail.
 */
export function noticesOf(
  event: ViewingEvent,
  by: Side,
  viewing: Pick<Viewing, 'sequence' | 'state' | 'start' | 'held' | 'heldUntil'> & {
    leadId: string
  },
  now: number,
  toVisitor = true,
): NewEmail[] {
  const payload: ViewingNotice = {
    leadId: viewing.leadId,
    event,
    by,
    sequence: String(viewing.sequence),
    state: viewing.state,
    start: viewing.start === undefined ? '' : slotText(viewing.start),
    held: viewing.held.map(slotText).join(' '),
    until: viewing.heldUntil === undefined ? '' : new Date(viewing.heldUntil).toISOString(),
    at: new Date(now).toISOString(),
  }
  return [officeKind.with(payload), ...(toVisitor ? [visitorKind.with(payload)] : [])]
}
