import type { NewEmail } from '../mail/email-kind.ts'
import { acknowledgementKind, agencyEmailKind, fullAcknowledgementKind } from './email-kinds.ts'

/** A lead of any kind that was just stored, or released from quarantine. */
interface NewLead {
  leadId: string
  /** When it arrived or was released, in milliseconds since 1970. */
  at: number
  /**
   * Whether e-mails may be sent to the visitor: the lead was never suspected, the budget of its
   * mailbox is not used up, and its address is valid.
   */
  mayWrite: boolean
  /** Whether the address in the form is the confirmed address of its sender's account. */
  ownAddress?: boolean | undefined
  /** The e-mails about its viewing, which replace the usual ones. */
  aboutViewing?: readonly NewEmail[] | undefined
}

/** The e-mails that a new lead causes. */
export function emailsOfNewLead(lead: NewLead): NewEmail[] {
  const emails = [...(lead.aboutViewing ?? usualEmails(lead))]
  return emails.map((email) => ({ dueAt: lead.at, ...email }))
}

function usualEmails({ leadId, mayWrite, ownAddress }: NewLead): NewEmail[] {
  const toAgency = agencyEmailKind.with({ leadId })
  if (!mayWrite) return [toAgency]
  const kind = ownAddress ? fullAcknowledgementKind : acknowledgementKind
  return [toAgency, kind.with({ leadId })]
}
