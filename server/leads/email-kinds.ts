import * as v from 'valibot'
import { emailKind } from '../mail/email-kind.ts'

const aboutLead = v.object({ leadId: v.string() })

/** Tells the agency of a lead. */
export const agencyEmailKind = emailKind('agency', aboutLead)
/** Tells somebody that a lead with their address has arrived, and nothing that its sender wrote. */
export const acknowledgementKind = emailKind('acknowledgement', aboutLead)
/** As {@link acknowledgementKind}, with the lead: for a sender whose address is known to be theirs. */
export const fullAcknowledgementKind = emailKind('acknowledgement-in-full', aboutLead)
/** Tells the agency that suspects are kept apart. */
export const keptApartKind = emailKind('kept-apart', v.object({}))
/** What a member of staff answers to a lead. */
export const replyKind = emailKind(
  'lead-reply',
  v.object({ leadId: v.string(), replyId: v.string() }),
)
/** Reminds of a follow-up: the member who sees to the lead, or else the agency. */
export const followUpKind = emailKind('lead-follow-up', aboutLead)
