import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type EmailWriter, UnwantedEmail } from '../../mail/email-kind.ts'
import { alertConfirmationKind, notificationKind } from '../email-kinds.ts'
import { writeAlertConfirmation } from './confirmation-email.ts'
import { writeNotification } from './notification-email.ts'

/**
 * Creates the writers of the e-mails of alerts.
 * @param siteUrl the origin of their links.
 */
export const alertEmailWriters = (db: Kysely<Schema>, siteUrl: string): EmailWriter[] => [
  alertConfirmationKind.writtenBy((payload) => writeAlertConfirmation(payload, siteUrl)),
  notificationKind.writtenBy(async (payload) => {
    const alert = await db
      .selectFrom('alerts')
      .select('state')
      .where('id', '=', payload.alertId)
      .executeTakeFirst()
    if (alert?.state !== 'active') throw new UnwantedEmail('the alert is no longer active')
    return writeNotification(payload, siteUrl)
  }),
]
