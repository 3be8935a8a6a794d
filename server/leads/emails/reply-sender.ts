import { addressOfMailbox } from '../../shared/addresses/email-address.ts'

interface Addresses {
  agencyEmail: string
  mailFrom: string
}

/**
 * The mailbox from which replies of staff come: the agency's address, if it is on the same domain
 * as MAIL_FROM, otherwise MAIL_FROM. The mail server need not sign for any other domain, and DMARC
 * would fail.
 */
export function replySender({ agencyEmail, mailFrom }: Addresses): string {
  const usual = addressOfMailbox(mailFrom)
  return domainOf(agencyEmail) === domainOf(usual)
    ? mailFrom.replaceAll(usual, () => agencyEmail)
    : mailFrom
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@')).toLowerCase()
