import * as v from 'valibot'
import { emailKind } from '../mail/email-kind.ts'

const aboutLead = v.object({ leadId: v.string() })

/** Tells the agency of a lead. */
export const agencyEmailKind = emailKind('agency', aboutLead)
/** Tells the visitor that their lead has arrived. */
export const acknowledgementKind = emailKind('acknowledgement', aboutLead)
