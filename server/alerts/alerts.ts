import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Clock } from '../shared/time/clock.ts'
import type { Guard } from '../spam/guard.ts'
import {
  refusalOfSignUp,
  type SignUpEvidence,
  type SignUpOutcome,
} from '../spam/refusal-of-sign-up.ts'
import { alertToConfirm, type AlertToConfirm, confirmAlert } from './confirm.ts'
import { alertConfirmLink } from './links.ts'
import { signUpForAlert, type NewAlert } from './sign-up.ts'
import { restartToken, stopAlert } from './stop.ts'
import {
  applySubscriberAction,
  type Subscriber,
  type SubscriberAction,
  type SubscriberOutcome,
  findSubscriber,
  subscriberOfUser,
  type TokenHolder,
} from './subscriber.ts'

export interface Alerts {
  /**
   * Stores an alert and queues the e-mail that asks for a confirmation, if {@link signUpForAlert}
   * permits one; a suspect gets none. The result does not say whether an e-mail was queued, so that
   * no response can reveal it.
   */
  signUp(alert: NewAlert, evidence: SignUpEvidence): Promise<SignUpOutcome>
  /** The alert whose confirmation e-mail contained a token; see {@link alertToConfirm}. */
  toConfirm(token: string): Promise<AlertToConfirm | undefined>
  /** The token of the subscriber's page; see {@link confirmAlert}. */
  confirm(token: string): Promise<string | undefined>
  /** Whether the token is an alert's; see {@link stopAlert}. */
  stop(token: string): Promise<boolean>
  /** The token of the page where a stopped alert starts again; see {@link restartToken}. */
  restartToken(token: string): Promise<string | undefined>
  /** See {@link findSubscriber}. */
  subscriber(token: string): Promise<Subscriber | undefined>
  /** See {@link subscriberOfUser}. */
  ofUser(user: { email: string; confirmed: boolean }): Promise<TokenHolder | undefined>
  /** See {@link applySubscriberAction}. */
  apply(token: string, action: SubscriberAction): Promise<SubscriberOutcome>
}

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  guard: Guard
  log: Logger
  /** Origin of the links in e-mails; its host is the right-hand side of Message-IDs. */
  siteUrl: string
  production: boolean
  /** Milliseconds for which a change can be taken back before anybody is notified of it. */
  delay: number
  now: Clock
}

/** Creates the alerts service that pages use. */
export function createAlerts({
  database,
  outbox,
  guard,
  log,
  siteUrl,
  production,
  delay,
  now,
}: Options): Alerts {
  const { hostname } = new URL(siteUrl)
  return {
    async signUp(alert, evidence) {
      const { email } = alert
      const asked = { email, confirmation: 'alert' } as const
      const refusal = await refusalOfSignUp({ guard, log }, 'alerts', asked, evidence)
      if (refusal) return refusal
      const confirmation = await signUpForAlert(database.db, alert, hostname, now())
      if (!confirmation) return 'taken'
      outbox.wake()
      const { language, token } = confirmation
      if (!production)
        log.info(
          { link: alertConfirmLink(siteUrl, language, token) },
          'alerts: confirm by this link',
        )
      return 'taken'
    },
    toConfirm: (token) => alertToConfirm(database.db, token),
    confirm: (token) => confirmAlert(database.db, token, now()),
    stop: (token) => stopAlert(database, token, now()),
    restartToken: (token) => restartToken(database.db, token),
    subscriber: (token) => findSubscriber(database, token),
    ofUser: (user) => subscriberOfUser(database, user),
    apply: (token, action) => applySubscriberAction(database, token, action, { now: now(), delay }),
  }
}
