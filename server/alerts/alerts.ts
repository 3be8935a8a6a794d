import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import {
  type SignUpContext,
  type SignUpEvidence,
  type SignUpOutcome,
  takeSignUp,
} from '../spam/sign-up.ts'
import { alertToConfirm, confirmAlert } from './confirm.ts'
import { alertConfirmLink } from './links.ts'
import { signUpForAlert, type NewAlert } from './sign-up.ts'
import { restartToken, stopAlert } from './stop.ts'
import { applySubscriberAction, findSubscriber, subscriberOfUser } from './subscriber.ts'

interface Options extends SignUpContext {
  database: Database
  /** Milliseconds for which a change can be taken back before anybody is notified of it. */
  delay: number
}

export type Alerts = ReturnType<typeof createAlerts>

/** The alerts, for the pages. Every call throws `Unavailable` when the database fails. */
export function createAlerts({ database, delay, ...context }: Options) {
  const { siteUrl, mailDomain, clock } = context
  const { on, guarded } = operationsOn('The alerts', { ...database, clock, delay })
  return {
    /**
     * Stores an alert and queues the e-mail that asks for a confirmation, if {@link signUpForAlert}
     * permits one.
     */
    signUp(alert: NewAlert, evidence: SignUpEvidence): Promise<SignUpOutcome> {
      const { email } = alert
      const store = async () => {
        const asked = await guarded(signUpForAlert(database.db, alert, mailDomain, clock()))
        return asked && alertConfirmLink(siteUrl, asked.language, asked.token)
      }
      return takeSignUp(context, { what: 'alerts', email, confirmation: 'alert', store }, evidence)
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
