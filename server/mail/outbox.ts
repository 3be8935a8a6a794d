import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/time/clock.ts'
import { second } from '../shared/time/durations.ts'
import { Breaker } from '../shared/work/breaker.ts'
import { defaultDelays, type Delays } from './delays.ts'
import { deliver, type Delivery } from './deliver.ts'
import type { EmailWriter } from './email-kind.ts'
import type { Mailer } from './mailers/mailer.ts'
import { claim, type QueuedEmail, queueDepth } from './queue.ts'

/**
 * The time, in milliseconds, after which an e-mail counts as slow and the next one is sent in
 * parallel. Otherwise e-mails are sent one after the other, so that a killed process leaves at most
 * one of which it is unknown whether it was sent.
 */
const slow = 5 * second
const maxConcurrent = 10
/** How long a mail server may take to accept a connection, in milliseconds. */
const probeTimeout = 10 * second
/** Milliseconds between two log lines about waiting e-mails. */
const reportInterval = 60 * second

export interface Outbox {
  /**
   * The circuit breaker, which is open while the mail server is unreachable; undefined where
   * e-mails are not sent by SMTP.
   */
  circuit: Breaker | undefined
  start(): void
  /** Looks for due e-mails now, instead of at the next interval. */
  wake(): void
  /** Waits for the e-mails that are being sent, and aborts those that take too long. */
  stop(): Promise<void>
}

interface OutboxOptions {
  database: Database
  mailer: Mailer
  log: Logger
  /** The writer of each kind of e-mail that the site sends. */
  writers: readonly EmailWriter[]
  /** The sender: `Name <name@example.com>`, or a bare address. */
  mailFrom: string
  delays?: Partial<Delays>
  clock: Clock
}

/** Sends the e-mails of the outbox table: steps 6 to 9 of docs/lead-safety.md. */
export function createOutbox({ database, delays, clock, ...options }: OutboxOptions): Outbox {
  const { log } = options
  const breakingOff = new AbortController()
  const delivery: Delivery = {
    ...options,
    db: database.db,
    clock,
    delays: { ...defaultDelays, ...delays },
    unrecorded: new Set(),
    stopping: breakingOff.signal,
  }
  const sending = new Set<Promise<void>>()
  let stopping = false
  let running: Promise<void> | undefined
  let reporter: NodeJS.Timeout | undefined
  const pause = createPause()
  const { check } = options.mailer
  const circuit = check && mailBreaker(check, delivery.delays.probe, log, pause.end)

  async function run() {
    while (!stopping) {
      // While the mail server is unreachable no e-mail is tried, because each failure would delay
      // it further.
      if (circuit?.isOpen) {
        await pause.wait(delivery.delays.poll)
        continue
      }
      if (sending.size >= maxConcurrent) await Promise.race(sending)
      const email = await claim(database, clock(), delivery.delays.lease).catch((error) => {
        log.error({ err: error }, 'outbox: the database does not answer')
        return undefined
      })
      await (email ? send(email) : pause.wait(delivery.delays.poll))
    }
    await Promise.all(sending)
  }

  /** Resolves when the e-mail has been sent or is slow. */
  async function send(email: QueuedEmail) {
    const sent = deliver(delivery, email)
      .then((outcome) => {
        if (outcome === 'failed') void circuit?.check()
      })
      .finally(() => sending.delete(sent))
    sending.add(sent)
    await endOrTimeout(sent, slow)
    if (sending.has(sent)) void circuit?.check()
  }

  const report = () => void logQueue(database.db, clock(), log)

  return {
    circuit,
    start() {
      running ??= run()
      reporter ??= setInterval(report, reportInterval).unref()
    },
    wake: pause.end,
    async stop() {
      stopping = true
      circuit?.stop()
      clearInterval(reporter)
      pause.end()
      await endOrAbort(running, delivery.delays.stop, breakingOff)
    },
  }
}

/** A wait that can be ended early. Calling `end` while nobody waits ends the next wait at once. */
function createPause() {
  let ended = Promise.withResolvers<void>()
  return {
    end: () => ended.resolve(),
    async wait(milliseconds: number) {
      await endOrTimeout(ended.promise, milliseconds)
      ended = Promise.withResolvers()
    },
  }
}

/**
 * The circuit breaker of the mail server, which is open while the server accepts no connections.
 * @param onReturn called when it accepts connections again.
 */
const mailBreaker = (
  check: () => Promise<unknown>,
  probeInterval: number,
  log: Logger,
  onReturn: () => void,
) =>
  new Breaker({
    dependency: 'the mail server',
    probe: check,
    probeTimeout,
    probeInterval,
    onChange(isOpen, reason) {
      if (isOpen) return log.error({ err: reason }, 'the mail server is away: e-mails wait')
      log.info('the mail server takes e-mails again')
      onReturn()
    },
  })

/** Logs how many e-mails wait, if there are any. */
async function logQueue(db: Database['db'], now: number, log: Logger): Promise<void> {
  try {
    const queue = await queueDepth(db, now)
    if (queue.parked > 0 || queue.held > 0)
      log.error({ queue }, 'outbox: e-mails are parked or held and need a person')
    else if (queue.waiting > 0) log.info({ queue }, 'outbox')
  } catch (error) {
    log.error({ err: error }, 'outbox: the database does not answer')
  }
}

/** Waits for the work, and tells it after this many milliseconds to abort. */
async function endOrAbort(
  work: Promise<void> | undefined,
  milliseconds: number,
  breakingOff: AbortController,
): Promise<void> {
  const stop = () => breakingOff.abort(new Error('the site was stopped'))
  const timer = setTimeout(stop, milliseconds)
  await work
  clearTimeout(timer)
}

/** Waits for the work, but at most this many milliseconds. */
async function endOrTimeout(work: Promise<void>, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([work, promise])
  clearTimeout(timer)
}
