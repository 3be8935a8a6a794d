import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Clock } from '../shared/time/clock.ts'
import type { Guard } from '../spam/guard.ts'
import {
  refusalOfSignUp,
  type SignUpEvidence,
  type SignUpOutcome,
} from '../spam/refusal-of-sign-up.ts'
import { alertToConfirm, confirmAlert } from './confirm.ts'
import { alertConfirmLink } from './links.ts'
import { signUpForAlert, type NewAlert } from './sign-up.ts'
import { restartToken, stopAlert } from './stop.ts'
import { applySubscriberAction, findSubscriber, subscriberOfUser } from './subscriber.ts'

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  guard: Guard
  log: Logger
  /** The origin of the links in e-mails. */
  siteUrl: string
  mailDomain: string
  production: boolean
  /** Milliseconds for which a change can be taken back before anybody is notified of it. */
  delay: number
  clock: Clock
}

export type Alerts = ReturnType<typeof createAlerts>

/** The alerts, for the pages. Every call throws {@link Unavailable} when the database fails. */
export function createAlerts({
  database,
  outbox,
  guard,
  log,
  siteUrl,
  mailDomain,
  production,
  delay,
  clock,
}: Options) {
  const { on, guarded } = operationsOn('The alerts', { ...database, clock, delay })
  return {
    /**
     * Stores an alert and queues the e-mail that asks for a confirmation, if {@link signUpForAlert}
     * permits one; a suspect gets none. The result does not say whether an e-mail was queued, so
     * that no response can reveal it.
     */
    async signUp(alert: NewAlert, evidence: SignUpEvidence): Promise<SignUpOutcome> {
      const { email } = alert
      const asked = { email, confirmation: 'alert' } as const
      const refusal = await refusalOfSignUp({ guard, log, clock }, 'alerts', asked, evidence)
      if (refusal) return refusal
      const confirmation = await guarded(signUpForAlert(database.db, alert, mailDomain, clock()))
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
    toConfirm: on(alertToConfirm),
    confirm: on(confirmAlert),
    stop: on(stopAlert),
    restartToken: on(restartToken),
    subscriber: on(findSubscriber),
    ofUser: on(subscriberOfUser),
    apply: on(applySubscriberAction),
  }
}
