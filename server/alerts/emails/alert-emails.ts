import type { EmailWriter } from '../../mail/email-kind.ts'
import { confirmationKind, notificationKind } from '../email-kinds.ts'
import { writeConfirmation } from './confirmation-email.ts'
import { writeNotification } from './notification-email.ts'

/** Writes the e-mails of alerts. @param siteUrl the origin of their links. */
export const alertEmailWriters = (siteUrl: string): EmailWriter[] => [
  confirmationKind.writtenBy((payload) => writeConfirmation(payload, siteUrl)),
  notificationKind.writtenBy((payload) => writeNotification(payload, siteUrl)),
]
