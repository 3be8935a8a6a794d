import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Evidence, Guard } from '../spam/guard.ts'
import type { ConfirmationPayload } from './confirmation-email.ts'
import { confirm } from './confirm.ts'
import { confirmLink } from './links.ts'
import { subscribe, type Subscription } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export interface Newsletter {
  /** Asks for a confirmation by letter, where one is due; see {@link subscribe}. Never says whether: nor to what looks like a robot, for which nothing is done. */
  subscribe(
    subscription: Subscription,
    evidence: Pick<Evidence, 'trap' | 'stamp' | 'address'>,
  ): Promise<void>
  /** Prints the link of a letter to the log outside production, where one can click without mail. */
  announce(letter: ConfirmationPayload): void
  /** Whether the address is confirmed now; see {@link confirm}. */
  confirm(token: string): Promise<boolean>
  /** Whether the token was anybody's; see {@link unsubscribe}. */
  unsubscribe(token: string): Promise<boolean>
}

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  guard: Guard
  log: Logger
  /** Where the letters' links lead; its host is the right-hand side of our Message-IDs. */
  siteUrl: string
  production: boolean
}

export function createNewsletter({
  database: { db },
  outbox,
  guard,
  log,
  siteUrl,
  production,
}: Options): Newsletter {
  const { hostname } = new URL(siteUrl)

  function announce({ language, token }: ConfirmationPayload) {
    if (!production)
      log.info({ link: confirmLink(siteUrl, language, token) }, 'newsletter: confirm by this link')
  }

  return {
    async subscribe(subscription, evidence) {
      const { suspicion } = await guard.judge({
        ...evidence,
        email: subscription.email,
        wary: true,
        submissionId: undefined,
      })
      if (suspicion) return log.info({ suspicion }, 'newsletter: nothing was done for a suspect')
      const letter = await subscribe(db, subscription, hostname)
      if (!letter) return
      outbox.wake()
      announce(letter)
    },
    announce,
    confirm: (token) => confirm(db, token),
    unsubscribe: (token) => unsubscribe(db, token),
  }
}
