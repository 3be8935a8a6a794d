import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { fromJson, type Schema } from '../database/schema.ts'
import type { Clock } from '../shared/time/clock.ts'
import { second } from '../shared/time/durations.ts'
import { TimeoutError } from '../shared/work/timeout.ts'
import { afterFailure } from './after-failure.ts'
import type { Delays } from './delays.ts'
import { type EmailWriter, UnwantedEmail } from './email-kind.ts'
import { type Mailer, MailRefused, MailUnanswered, type Message } from './mailers/mailer.ts'
import { asDropped, type QueuedEmail, extendClaim, recordSent, recordUnsent } from './queue.ts'

/** How long a mailer may take to abort when it is told to, in milliseconds. */
const breakOff = second

export interface Delivery {
  db: Kysely<Schema>
  mailer: Mailer
  /** The writer of each kind of e-mail. */
  writers: readonly EmailWriter[]
  mailFrom: string
  log: Logger
  delays: Delays
  clock: Clock
  /**
   * The ids of e-mails that were sent although this could not be recorded; they are not sent again.
   */
  unrecorded: Set<string>
  /** Aborted when the process ends while e-mails are still being sent. */
  stopping: AbortSignal
}

/**
 * - `done`: it was sent, refused for good, or is no longer wanted
 * - `failed`: it may be sent later
 */
type DeliveryOutcome = 'done' | 'failed'

/** Sends an e-mail that this worker has claimed, and records the outcome. Never fails. */
export async function deliver(delivery: Delivery, email: QueuedEmail): Promise<DeliveryOutcome> {
  using _ = keepClaim(delivery, email)
  const log = delivery.log.child({
    email: email.id,
    kind: email.kind,
    lead: email.lead_id ?? undefined,
    attempt: email.attempts,
  })
  try {
    if (!delivery.unrecorded.has(email.id)) await send(delivery, email)
  } catch (error) {
    if (error instanceof UnwantedEmail) return await drop(delivery, email, error, log)
    await recordFailure(delivery, email, error, log)
    return error instanceof MailRefused ? 'done' : 'failed'
  }
  try {
    delivery.unrecorded.add(email.id)
    await recordWithRetries(delivery, email, log)
    delivery.unrecorded.delete(email.id)
    log.info('e-mail sent')
  } catch (error) {
    // When the lease ends, this worker claims the e-mail again and records it without sending it
    // again, unless another process claims it first.
    log.error({ err: error }, 'outbox: an e-mail was sent, but that could not be recorded')
  }
  return 'done'
}

/** Extends the claim repeatedly until it is disposed. */
function keepClaim(
  { db, delays: { lease }, clock, log }: Delivery,
  email: QueuedEmail,
): Disposable {
  const timer = setInterval(
    () =>
      void extendClaim(db, email, clock() + lease).catch((error) =>
        log.warn({ err: error, email: email.id }, 'outbox: a lease could not be extended'),
      ),
    lease / 4,
  )
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** @throws the errors of the e-mail's writer and of the mailer. */
async function send(delivery: Delivery, email: QueuedEmail): Promise<void> {
  const { writers, mailFrom } = delivery
  const writer = writers.find(({ kind }) => kind === email.kind)
  // The e-mail stays in the outbox, because another version of the site may have queued it and can
  // send it.
  if (!writer) throw new Error(`this version cannot write e-mails of the kind ${email.kind}`)
  const payload = fromJson(email.payload)
  const written = await writer.write({
    ...payload,
    ...(email.lead_id && { leadId: email.lead_id }),
  })
  await give(delivery, {
    ...written,
    messageId: email.message_id,
    from: written.from ?? mailFrom,
    date: new Date(email.created_at),
  })
}

/**
 * Gives an e-mail to the mailer and waits for at most one attempt's time. After an abort, the
 * mailer still has {@link breakOff} to say whether the e-mail may have been sent; otherwise this is
 * assumed.
 */
async function give({ mailer, delays, stopping }: Delivery, message: Message): Promise<void> {
  const overdue = new AbortController()
  const timer = setTimeout(() => overdue.abort(new TimeoutError(delays.attempt)), delays.attempt)
  const signal = AbortSignal.any([overdue.signal, stopping])
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const stopWaiting = () => reject(new MailUnanswered(signal.reason))
  signal.addEventListener('abort', () => setTimeout(stopWaiting, breakOff))
  try {
    await Promise.race([mailer.send(message, signal), silence])
  } finally {
    clearTimeout(timer)
  }
}

/** The log line for an outcome that {@link recordUnsent} did not record. */
const unmatched =
  'outbox: an outcome was not recorded, because a person or another worker handles the e-mail'

/** Records that an e-mail will not be sent, because it is no longer wanted. */
async function drop(
  { db }: Delivery,
  email: QueuedEmail,
  { message }: UnwantedEmail,
  log: Logger,
): Promise<'done'> {
  try {
    if (!(await recordUnsent(db, email, asDropped))) log.warn(unmatched)
    else log.info({ reason: message || undefined }, 'e-mail dropped: no longer wanted')
  } catch (error) {
    // When the lease ends, the e-mail is processed again.
    log.error({ err: error }, 'outbox: a dropped e-mail could not be recorded')
  }
  return 'done'
}

async function recordFailure(delivery: Delivery, email: QueuedEmail, error: unknown, log: Logger) {
  const { outcome, isStuck, text } = afterFailure(email, error, delivery.clock())
  log[isStuck ? 'error' : 'warn']({ err: error }, text)
  try {
    if (!(await recordUnsent(delivery.db, email, outcome))) log.warn(unmatched)
  } catch (failure) {
    // When the lease ends, the e-mail is retried.
    log.error({ err: failure }, 'outbox: a failure could not be recorded')
  }
}

/** Tries several times, because the alternative is to send the e-mail twice. */
async function recordWithRetries({ db, delays, clock }: Delivery, email: QueuedEmail, log: Logger) {
  const sentAt = clock()
  for (const delay of delays.record) {
    try {
      return await recordSent(db, email, sentAt)
    } catch (error) {
      log.warn({ err: error }, 'outbox: an e-mail was sent; recording that is tried again')
      await wait(delay)
    }
  }
  await recordSent(db, email, sentAt)
}
