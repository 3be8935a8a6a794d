import type { EmailWriter } from '../../mail/email-kind.ts'
import { newsletterConfirmationKind } from '../email-kinds.ts'
import { writeNewsletterConfirmation } from './confirmation-email.ts'

/**
 * Writes the e-mails of the newsletter.
 * @param siteUrl the origin of the links in them.
 */
export const newsletterEmailWriters = (siteUrl: string): EmailWriter[] => [
  newsletterConfirmationKind.writtenBy((payload) => writeNewsletterConfirmation(payload, siteUrl)),
]
