import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import {
  logConfirmation,
  type SignUpContext,
  type SignUpEvidence,
  type SignUpOutcome,
  takeSignUp,
} from '../spam/sign-up.ts'
import { confirm } from './confirm.ts'
import type { NewsletterConfirmation } from './email-kinds.ts'
import { newsletterConfirmLink } from './links.ts'
import { askToConfirm, subscribe, type Subscription } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

interface Options extends SignUpContext {
  database: Database
}

export type Newsletter = ReturnType<typeof createNewsletter>

const what = 'newsletter'

/**
 * The newsletter, for the pages and forms. Every call throws `Unavailable` when the database
 * fails.
 */
export function createNewsletter({ database: { db, engine }, ...context }: Options) {
  const { siteUrl, mailDomain, clock } = context
  const { on, guarded } = operationsOn('The newsletter', { db, engine, clock })
  const linkOf = (confirmation: NewsletterConfirmation | undefined) =>
    confirmation && newsletterConfirmLink(siteUrl, confirmation.language, confirmation.token)

  return {
    /** Queues the e-mail that asks for a confirmation, where one is due. */
    subscribe(subscription: Subscription, evidence: SignUpEvidence): Promise<SignUpOutcome> {
      const { email } = subscription
      const store = async () =>
        linkOf(await guarded(subscribe(db, subscription, mailDomain, clock())))
      return takeSignUp(context, { what, email, confirmation: 'confirmation', store }, evidence)
    },
    /** Subscribes, in the same way, the sender of a lead who ticked the newsletter's box. */
    subscribeLead: async (
      transaction: Kysely<Schema>,
      subscription: Subscription,
      receivedAt: number,
    ): Promise<(() => void) | undefined> => {
      const link = linkOf(await askToConfirm(transaction, subscription, mailDomain, receivedAt))
      return link === undefined ? undefined : () => logConfirmation(context, what, link)
    },
    confirm: on(confirm),
    unsubscribe: on(unsubscribe),
  }
}
