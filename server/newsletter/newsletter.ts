import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Clock } from '../shared/time/clock.ts'
import type { Guard } from '../spam/guard.ts'
import {
  refusalOfSignUp,
  type SignUpEvidence,
  type SignUpOutcome,
} from '../spam/refusal-of-sign-up.ts'
import { confirm } from './confirm.ts'
import type { NewsletterConfirmation } from './email-kinds.ts'
import { newsletterConfirmLink } from './links.ts'
import { askToConfirm, subscribe, type Subscription } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  guard: Guard
  log: Logger
  /** The origin of the links in e-mails. */
  siteUrl: string
  mailDomain: string
  production: boolean
  clock: Clock
}

export type Newsletter = ReturnType<typeof createNewsletter>

/**
 * The newsletter, for the pages and forms. Every call throws {@link Unavailable} when the database
 * fails.
 */
export function createNewsletter({
  database: { db, engine },
  outbox,
  guard,
  log,
  siteUrl,
  mailDomain,
  production,
  clock,
}: Options) {
  const { on, guarded } = operationsOn('The newsletter', { db, engine, clock })

  /** Logs the confirmation link outside production, for whoever works on the site. */
  function logConfirmation({ language, token }: NewsletterConfirmation) {
    if (!production)
      log.info(
        { link: newsletterConfirmLink(siteUrl, language, token) },
        'newsletter: confirm by this link',
      )
  }

  return {
    /**
     * Queues the e-mail that asks for a confirmation where one is due, as {@link subscribe} says; a
     * suspect gets none. Whether there was one is not returned, so that no answer can reveal it.
     */
    async subscribe(subscription: Subscription, evidence: SignUpEvidence): Promise<SignUpOutcome> {
      const { email } = subscription
      const asked = { email, confirmation: 'confirmation' } as const
      const refusal = await refusalOfSignUp({ guard, log, clock }, 'newsletter', asked, evidence)
      if (refusal) return refusal
      const confirmation = await guarded(subscribe(db, subscription, mailDomain, clock()))
      if (!confirmation) return 'taken'
      outbox.wake()
      logConfirmation(confirmation)
      return 'taken'
    },
    /** Does the same for a lead whose form had the newsletter's box ticked. */
    subscribeLead: async (
      transaction: Kysely<Schema>,
      subscription: Subscription,
      receivedAt: number,
    ): Promise<(() => void) | undefined> => {
      const confirmation = await askToConfirm(transaction, subscription, mailDomain, receivedAt)
      return confirmation && (() => logConfirmation(confirmation))
    },
    confirm: on(confirm),
    unsubscribe: on(unsubscribe),
  }
}
