import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import { requestConfirmation } from '../consents/double-opt-in.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { enqueue } from '../mail/enqueue.ts'
import { newToken } from '../tokens/token.ts'
import { newsletterConfirmationKind, type NewsletterConfirmation } from './email-kinds.ts'

export interface Subscription {
  /** A valid e-mail address. */
  email: string
  language: Language
  /** The text beside the button, to which the visitor agreed. */
  consentWording: string
  /** The page that contained the form. */
  sourcePath?: string
}

/**
 * Records that somebody wants the newsletter and queues the e-mail that asks them to confirm, in
 * one transaction. No e-mail is queued to a confirmed address, nor to one whose earlier
 * confirmation link is still valid: see {@link requestConfirmation}.
 * @param now milliseconds since 1970.
 * @returns the content of the e-mail, or undefined when none was queued; the visitor must not learn
 *   which.
 */
export async function subscribe(
  db: Kysely<Schema>,
  subscription: Subscription,
  mailDomain: string,
  now: number,
): Promise<NewsletterConfirmation | undefined> {
  return db
    .transaction()
    .execute((transaction) => askToConfirm(transaction, subscription, mailDomain, now))
}

/**
 * Records the wish for the newsletter and queues the e-mail that asks to confirm it, in the
 * caller's transaction. Parameters and result are those of {@link subscribe}.
 */
export async function askToConfirm(
  transaction: Kysely<Schema>,
  { email, language, consentWording, sourcePath }: Subscription,
  mailDomain: string,
  now: number,
): Promise<NewsletterConfirmation | undefined> {
  takeLock(transaction, 'subscribers')
  const { token, request: waiting } = requestConfirmation(consentWording, now)
  const request = { ...waiting, language }
  const subscriber = await transaction
    .insertInto('subscribers')
    .values({
      ...request,
      id: randomUUID(),
      email: email.toLowerCase(),
      unsubscribe_token: newToken(),
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(request)
        .where('subscribers.state', '!=', 'confirmed')
        .where('subscribers.token_expires_at', '<=', now),
    )
    .returning(['email', 'unsubscribe_token'])
    .executeTakeFirst()
  if (!subscriber) return undefined
  await recordConsents(transaction, [
    {
      email: subscriber.email,
      purpose: 'newsletter',
      event: 'given',
      wording: consentWording,
      language,
      sourcePath,
      at: now,
    },
  ])
  const payload = {
    email: subscriber.email,
    language,
    token,
    unsubscribeToken: subscriber.unsubscribe_token,
  }
  await enqueue(transaction, newsletterConfirmationKind.with(payload), mailDomain, now)
  return payload
}
