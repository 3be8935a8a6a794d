import * as v from 'valibot'
import { emailKind, type NewEmail } from '../mail/email-kind.ts'
import { slotText } from './slots.ts'
import type { Viewing } from './viewing.ts'

/**
 * What an e-mail about a viewing tells:
 * - `requested`, `confirmed`, `moved`, `cancelled`: what somebody did
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

/** The viewing as it was at the event: it may have changed again when the e-mail is written. */
const notice = v.object({
  leadId: v.string(),
  event: v.picklist(viewingEvents),
  by: v.picklist(['visitor', 'office']),
  /** As a number in text. */
  sequence: v.string(),
  state: v.picklist(['requested', 'confirmed', 'cancelled', 'expired']),
  /** Beginnings as `slotText` writes them; the first is the calendar's, '' where there is none. */
  start: v.string(),
  held: v.string(),
  /** When what is held becomes free, ISO 8601, or ''. */
  until: v.string(),
  /** When it happened, ISO 8601. */
  at: v.string(),
})
export type ViewingNotice = v.InferOutput<typeof notice>

export const visitorKind = emailKind('viewing-visitor', notice)
export const officeKind = emailKind('viewing-office', notice)

/**
 * The e-mails about an event, to be put into the outbox with it.
 * @param viewing after the event; `start` of one that has ended is the half-hour that it had.
 * @param toVisitor false where only the office is told.
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
