import * as v from 'valibot'
import { emailKind } from '../mail/email-kind.ts'

const aboutLead = v.object({ leadId: v.string() })

/** Tells the agency of a lead. */
export const agencyEmailKind = emailKind('agency', aboutLead)
/** Tells somebody that a lead with their address has arrived, and nothing that its sender wrote. */
export const acknowledgementKind = emailKind('acknowledgement', aboutLead)
/** As {@link acknowledgementKind}, with the lead: for a sender whose address is known to be theirs. */
export const fullAcknowledgementKind = emailKind('acknowledgement-in-full', aboutLead)
/** The notice to the agency that suspects are quarantined. */
export const quarantineKind = emailKind('kept-apart', v.object({}))
