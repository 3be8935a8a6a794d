import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { enqueue } from '../mail/enqueue.ts'
import { newToken, tokenHash } from '../tokens/token.ts'
import { confirmationKind, type ConfirmationPayload } from './confirmation-email.ts'
import { confirmationHours } from './links.ts'
import type { Frequency } from './validate-alert.ts'

const hour = 3_600_000

/** The most alerts of one reader that wait or are active; further ones are not stored. */
export const mostAlerts = 10

export interface NewAlert {
  /** A valid address. */
  email: string
  language: Language
  /** The parameters of a search, read and written again by `catalogue/search.ts`. */
  search: string
  newHomes: boolean
  reductions: boolean
  frequency: Frequency
  /** The text beside the button that was agreed to. */
  consentWording: string
  /** The page it was asked on. */
  sourcePath: string
}

/**
 * Stores an alert that waits for its confirmation and queues the e-mail that asks for it, in one transaction.
 * An active alert about the same search gets none, a waiting one at most one in {@link confirmationHours} hours.
 * @returns what the e-mail contains, or undefined when none was queued; the visitor must not learn which.
 * @throws {Unavailable} when the database fails; then nothing was stored.
 */
export async function askForAlert(
  db: Kysely<Schema>,
  alert: NewAlert,
  mailDomain: string,
  now = new Date(),
): Promise<ConfirmationPayload | undefined> {
  return orUnavailable(
    'The alerts',
    db.transaction().execute((transaction) => ask(transaction, alert, mailDomain, now)),
  )
}

async function ask(
  transaction: Kysely<Schema>,
  { language, search, consentWording, sourcePath, ...alert }: NewAlert,
  mailDomain: string,
  now: Date,
): Promise<ConfirmationPayload | undefined> {
  const time = now.getTime()
  const email = alert.email.toLowerCase()
  // A row that is there already is written as it is, so that two sign-ups of one address come after each other.
  const reader = await transaction
    .insertInto('alert_readers')
    .values({ id: randomUUID(), email, language, manage_token: newToken() })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'manage_token'])
    .executeTakeFirstOrThrow()
  const { others } = await transaction
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('reader_id', '=', reader.id)
    .where('state', '!=', 'stopped')
    .where('search', '!=', search)
    .executeTakeFirstOrThrow()
  if (others >= mostAlerts) return undefined
  const token = newToken()
  const asked = {
    state: 'waiting',
    new_homes: alert.newHomes ? 1 : 0,
    reductions: alert.reductions ? 1 : 0,
    frequency: alert.frequency,
    token_hash: tokenHash(token),
    token_expires_at: time + confirmationHours * hour,
    consent_wording: consentWording,
    consent_at: time,
  } as const
  const stored = await transaction
    .insertInto('alerts')
    .values({
      ...asked,
      id: randomUUID(),
      reader_id: reader.id,
      search,
      stop_token: newToken(),
      confirmed_at: null,
      stopped_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['reader_id', 'search'])
        .doUpdateSet(asked)
        .where('alerts.state', '!=', 'active')
        .where('alerts.token_expires_at', '<=', time),
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
  await enqueue(transaction, confirmationKind.with(payload), mailDomain, now)
  return payload
}
