import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import { requestConfirmation } from '../consents/double-opt-in.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { enqueue } from '../mail/enqueue.ts'
import { newToken } from '../tokens/token.ts'
import { alertConfirmationKind, type AlertConfirmation } from './email-kinds.ts'
import type { Frequency } from './validate-alert.ts'

/**
 * The maximum number of one subscriber's open alerts, see {@link countOpen}; further ones are not
 * stored.
 */
export const maxAlerts = 10

export interface NewAlert {
  /** A valid address. */
  email: string
  language: Language
  /** The parameters of a search; `catalogue/search.ts` reads and normalises them. */
  search: string
  newHomes: boolean
  reductions: boolean
  frequency: Frequency
  /** The text beside the button by which the visitor agreed. */
  consentWording: string
  /** The page of the sign-up. */
  sourcePath: string
}

/**
 * Stores an alert that waits for its confirmation and queues the e-mail that asks for it, in one
 * transaction. No e-mail is queued if the same search has an active alert or one whose link still
 * works, see {@link requestConfirmation}, or if the address has {@link maxAlerts} others.
 * @param now milliseconds since 1970.
 * @returns what the e-mail contains, or undefined if none was queued; the visitor must not learn
 *   which.
 */
export async function signUpForAlert(
  db: Kysely<Schema>,
  alert: NewAlert,
  mailDomain: string,
  now: number,
): Promise<AlertConfirmation | undefined> {
  return db.transaction().execute((transaction) => storeAlert(transaction, alert, mailDomain, now))
}

/**
 * Stores an alert and queues the e-mail that asks for its confirmation, in the caller's
 * transaction. Parameters and result are those of {@link signUpForAlert}.
 */
export async function storeAlert(
  transaction: Kysely<Schema>,
  { language, search, consentWording, sourcePath, ...alert }: NewAlert,
  mailDomain: string,
  now: number,
): Promise<AlertConfirmation | undefined> {
  const email = alert.email.toLowerCase()
  const subscriberId = await addSubscriber(transaction, email, language)
  if ((await countOpen(transaction, subscriberId, now, search)) >= maxAlerts) return undefined
  const { token, request } = requestConfirmation(consentWording, now)
  const pending = {
    ...request,
    new_homes: alert.newHomes ? 1 : 0,
    reductions: alert.reductions ? 1 : 0,
    frequency: alert.frequency,
  } as const
  const stored = await transaction
    .insertInto('alerts')
    .values({
      ...pending,
      id: randomUUID(),
      subscriber_id: subscriberId,
      search,
      stop_token: newToken(),
      confirmed_at: null,
      stopped_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subscriber_id', 'search'])
        .doUpdateSet(pending)
        .where('alerts.state', '!=', 'active')
        .where('alerts.token_expires_at', '<=', now),
    )
    .returning(['id', 'stop_token'])
    .executeTakeFirst()
  if (!stored) return undefined
  await recordConsents(transaction, [
    {
      email,
      purpose: 'alert',
      event: 'given',
      wording: consentWording,
      language,
      sourcePath,
      at: now,
    },
  ])
  const payload = { email, language, search, token, stopToken: stored.stop_token }
  await enqueue(transaction, alertConfirmationKind.with(payload), mailDomain, now)
  return payload
}

/**
 * Finds or adds the subscriber of an address. An existing row is updated with its own values to
 * lock it, so that two sign-ups of one address run one after the other.
 */
async function addSubscriber(
  transaction: Kysely<Schema>,
  email: string,
  language: Language,
): Promise<string> {
  takeLock(transaction, 'subscribers')
  const { id } = await transaction
    .insertInto('alert_subscribers')
    .values({ id: randomUUID(), email, language, manage_token: newToken() })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Counts a subscriber's open alerts: the active ones, and those that a link can still confirm.
 * @param except a search that is left out.
 */
export async function countOpen(
  transaction: Kysely<Schema>,
  subscriberId: string,
  now: number,
  except?: string,
): Promise<number> {
  const { open } = await transaction
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('subscriber_id', '=', subscriberId)
    .where(({ eb, and, or }) =>
      or([
        eb('state', '=', 'active'),
        and([eb('state', '=', 'waiting'), eb('token_expires_at', '>', now)]),
      ]),
    )
    .$if(except !== undefined, (query) => query.where('search', '!=', except ?? ''))
    .executeTakeFirstOrThrow()
  return open
}
