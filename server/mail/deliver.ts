import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { fromJson, type Schema } from '../database/schema.ts'
import type { Clock } from '../shared/clock.ts'
import { day } from '../shared/durations.ts'
import { withTimeout } from '../shared/timeout.ts'
import { type Delays, retryDelay } from './delays.ts'
import { type EmailWriter, UnwantedEmail } from './email-kind.ts'
import { MailDelayed, type Mailer, MailRefused } from './mailers/mailer.ts'
import { givenUp, type QueuedEmail, recordOutcome } from './queue.ts'

/** An e-mail that found no working mail server for so long is parked for a person to look at. */
const givesUpAfter = 4 * day

export interface Delivery {
  db: Kysely<Schema>
  mailer: Mailer
  /** One for each kind of e-mail. */
  writers: readonly EmailWriter[]
  mailFrom: string
  log: Logger
  delays: Delays
  now: Clock
  /** Ids of e-mails that were sent although that could not be recorded: they are not sent again. */
  unrecorded: Set<string>
}

/**
 * - `done`: it was sent, refused for good, or is not wanted any more
 * - `failed`: it may be sent later
 */
export type DeliveryOutcome = 'done' | 'failed'

/** Sends an e-mail that this worker has claimed, and records the outcome. Never fails. */
export async function deliver(delivery: Delivery, email: QueuedEmail): Promise<DeliveryOutcome> {
  const log = delivery.log.child({
    email: email.id,
    kind: email.kind,
    lead: email.lead_id ?? undefined,
    attempt: email.attempts,
  })
  try {
    if (!delivery.unrecorded.has(email.id)) await send(delivery, email)
  } catch (error) {
    if (error instanceof UnwantedEmail) return drop(delivery, email, log)
    await recordFailure(delivery, email, error, log)
    return error instanceof MailRefused ? 'done' : 'failed'
  }
  try {
    delivery.unrecorded.add(email.id)
    await recordSent(delivery, email, log)
    delivery.unrecorded.delete(email.id)
    log.info('e-mail sent')
  } catch (error) {
    // When its lease ends, this worker claims it again and then records it, unless another process
    // claims it first.
    log.error({ err: error }, 'outbox: an e-mail was sent, but that could not be recorded')
  }
  return 'done'
}

/** @throws the errors of its writer and of the mailer. */
async function send(
  { writers, mailer, mailFrom, delays }: Delivery,
  email: QueuedEmail,
): Promise<void> {
  const writer = writers.find(({ kind }) => kind === email.kind)
  // Another version of the site, which may have written it, can send it.
  if (!writer) throw new Error(`this version cannot write e-mails of the kind ${email.kind}`)
  const payload = fromJson(email.payload)
  const written = await writer.write({
    ...payload,
    ...(email.lead_id && { leadId: email.lead_id }),
  })
  const given = new AbortController()
  const sending = mailer.send(
    {
      ...written,
      messageId: email.message_id,
      from: written.from ?? mailFrom,
      date: new Date(email.created_at),
    },
    given.signal,
  )
  try {
    await withTimeout(delays.attempt, sending)
  } catch (error) {
    // A mailer that has not begun must not send it beside the next attempt.
    given.abort()
    throw error
  }
}

/** Records that an e-mail is not sent. */
async function drop({ db }: Delivery, email: QueuedEmail, log: Logger): Promise<'done'> {
  try {
    await recordOutcome(db, email, givenUp)
    log.info('e-mail dropped: its reader has left')
  } catch (error) {
    // The lease runs out, and the e-mail is looked at again.
    log.error({ err: error }, 'outbox: a dropped e-mail could not be recorded')
  }
  return 'done'
}

async function recordFailure(delivery: Delivery, email: QueuedEmail, error: unknown, log: Logger) {
  const now = delivery.now()
  const parked = error instanceof MailRefused || now - email.created_at > givesUpAfter
  if (parked) log.error({ err: error }, 'e-mail parked')
  else log.warn({ err: error }, 'e-mail not sent, will try again')
  const delay = Math.max(retryDelay(email.attempts), error instanceof MailDelayed ? error.delay : 0)
  const outcome = parked ? { state: 'parked' as const } : { due_at: now + delay }
  await recordOutcome(delivery.db, email, { ...outcome, last_error: textOf(error) }).catch(
    (failure) =>
      // The lease runs out, and the e-mail is tried again.
      log.error({ err: failure }, 'outbox: a failure could not be recorded'),
  )
}

/** What staff read of an error: what the mail server said, without the name of a class of ours. */
const textOf = (error: unknown): string =>
  (error instanceof Error && error.message) || String(error)

/** Tries several times, because the alternative is to send the e-mail twice. */
async function recordSent({ db, delays, now }: Delivery, email: QueuedEmail, log: Logger) {
  const sent = { state: 'sent', sent_at: now(), last_error: null, payload: null } as const
  for (const delay of delays.record) {
    try {
      return await recordOutcome(db, email, sent)
    } catch (error) {
      log.warn({ err: error }, 'outbox: an e-mail was sent; recording that is tried again')
      await wait(delay)
    }
  }
  await recordOutcome(db, email, sent)
}
