import type { EmailWriter } from '../../mail/email-kind.ts'
import { alertConfirmationKind, notificationKind } from '../email-kinds.ts'
import { writeAlertConfirmation } from './confirmation-email.ts'
import { writeNotification } from './notification-email.ts'

/**
 * Writes the e-mails of alerts.
 * @param siteUrl the origin of their links.
 */
export const alertEmailWriters = (siteUrl: string): EmailWriter[] => [
  alertConfirmationKind.writtenBy((payload) => writeAlertConfirmation(payload, siteUrl)),
  notificationKind.writtenBy((payload) => writeNotification(payload, siteUrl)),
]
