import { emailsOfNewLead } from '#server/leads/emails-of-new-lead.ts'

const lead = { leadId: 'lead', at: 0, mayWrite: true }

/**
 * The kinds of the e-mails that a new lead causes if its visitor may get e-mails. Only
 * `server/leads/emails-of-new-lead.test.ts` names them.
 */
export const kindsOfNewLead: readonly string[] = emailsOfNewLead(lead).map(({ kind }) => kind)

/** The number of e-mails about a new viewing: a notice to each side, and those of every lead. */
export const emailsOfNewViewing: number = 2 + emailsOfNewLead({ ...lead, aboutViewing: [] }).length
