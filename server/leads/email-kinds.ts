import * as v from 'valibot'
import { emailKind } from '../mail/email-kind.ts'

const aboutLead = v.object({ leadId: v.string() })

/** The e-mail to the agency about a lead. */
export const agencyEmailKind = emailKind('agency', aboutLead, { audience: 'agency' })
/** The acknowledgement to the address of a lead; it repeats nothing that the sender typed. */
export const acknowledgementKind = emailKind('acknowledgement', aboutLead)
/** An acknowledgement that repeats the lead, for a sender whose address is known to be theirs. */
export const fullAcknowledgementKind = emailKind('acknowledgement-in-full', aboutLead)
/** A reply of staff to a lead. */
export const replyKind = emailKind(
  'lead-reply',
  v.object({ leadId: v.string(), replyId: v.string() }),
  { isFromStaff: () => true },
)
/** The reminder of a follow-up, to the assignee or, where there is none, to the agency. */
export const followUpKind = emailKind('lead-follow-up', aboutLead, { audience: 'member' })
/**
 * The notice to the agency that suspects are quarantined. Its name must not change, because waiting
 * e-mails have it.
 */
export const quarantineKind = emailKind('quarantine', v.object({}), { audience: 'agency' })
