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

/** The e-mail that asks whether somebody wants an alert. */
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
    /** When its notifications were queued; absent from e-mails of earlier versions. */
    queuedAt: v.optional(v.number()),
    /** The homes, at most {@link maxAlertHomes}. */
    homes: v.array(homeSnapshot),
    /** The number of homes that are left out. */
    more: v.number(),
    manageToken: v.string(),
  }),
)
export type NotificationPayload = PayloadOf<typeof notificationKind>

/** The maximum number of homes in one e-mail. */
export const maxAlertHomes = 12
