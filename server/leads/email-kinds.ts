import * as v from 'valibot'
import { emailKind, kindsToStaff } from '../mail/email-kind.ts'

const aboutLead = v.object({ leadId: v.string() })

/** The e-mail to the agency about a lead. */
export const agencyEmailKind = emailKind('agency', aboutLead, 'staff')
/** The acknowledgement to the address of a lead; it repeats nothing that the sender typed. */
export const acknowledgementKind = emailKind('acknowledgement', aboutLead)
/**
 * As {@link acknowledgementKind}, with the lead: for a sender whose address is known to be theirs.
 */
export const fullAcknowledgementKind = emailKind('acknowledgement-in-full', aboutLead)
/** A reply of staff to a lead. */
export const replyKind = emailKind(
  'lead-reply',
  v.object({ leadId: v.string(), replyId: v.string() }),
)
/** The reminder of a follow-up, to the member in charge or else to the agency. */
export const followUpKind = emailKind('lead-follow-up', aboutLead, 'staff')
/**
 * The notice to the agency that suspects are quarantined. Its name stays, because e-mails that wait
 * have it.
 */
export const quarantineKind = emailKind('quarantine', v.object({}), 'staff')

/** From here, because who asks has to know those of leads, which are declared above. */
export { kindsToStaff }

/** The kinds that tell the agency of a lead, with those of other features. */
export const kindsToAgency = (): string[] =>
  kindsToStaff().filter((kind) => kind !== followUpKind.name && kind !== quarantineKind.name)
