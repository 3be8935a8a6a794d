import * as v from 'valibot'
import { emailKind, type PayloadOf } from '../mail/email-kind.ts'
import { homeSnapshot } from './home-snapshot.ts'

const recipient = {
  email: v.string(),
  language: v.picklist(['en', 'es']),
  /** The parameters of the alert's search. */
  search: v.string(),
  stopToken: v.string(),
}

/** The question whether somebody wants an alert. */
export const alertConfirmationKind = emailKind(
  'alert-confirmation',
  v.object({ ...recipient, token: v.string() }),
)
export type AlertConfirmation = PayloadOf<typeof alertConfirmationKind>

/** The e-mail about new homes and lower prices. */
export const notificationKind = emailKind(
  'alert-news',
  v.object({
    ...recipient,
    alertId: v.string(),
    /** The time of its notifications; e-mails of earlier versions have none. */
    queuedAt: v.optional(v.number()),
    /** At most {@link maxAlertHomes}. */
    homes: v.array(homeSnapshot),
    /** How many more there are. */
    more: v.number(),
    manageToken: v.string(),
  }),
)
export type NotificationPayload = PayloadOf<typeof notificationKind>

/** The most homes in one e-mail. */
export const maxAlertHomes = 12
