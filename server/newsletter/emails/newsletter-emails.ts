import type { EmailWriter } from '../../mail/email-kind.ts'
import { confirmationKind } from '../email-kinds.ts'
import { writeConfirmation } from './confirmation-email.ts'

/** Writes the e-mails of the newsletter. @param siteUrl the origin of their links. */
export const newsletterEmailWriters = (siteUrl: string): EmailWriter[] => [
  confirmationKind.writtenBy((payload) => writeConfirmation(payload, siteUrl)),
]
