import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { OutboxTable, Schema } from '../database/schema.ts'
import { withTimeout } from '../shared/timeout.ts'
import { writeLetter } from '../leads/emails/lead-emails.ts'
import { MailDelayed, type Mailer, MailRefused } from './mailers/mailer.ts'

const second = 1000
const hour = 3600 * second

/** A claimed letter is left alone by other workers for so long; longer than the deadline of a try. */
const lease = 120 * second
/** A try that has no end by then counts as failed. */
const deadline = 90 * second
/** How often to look for letters that another process wrote or gave up. */
const pollInterval = 5 * second
/**
 * Letters go one after the other, so that a process that is killed leaves one at most whose fate is
 * unknown. Behind one that takes longer than this, the next one goes beside it.
 */
const slow = 5 * second
const mostAtOnce = 10
/** A letter that found no working mail server for so long is parked for a person to look at. */
const givesUpAfter = 4 * 24 * hour
/** What waits is written to the log so often, while anything does. */
const reportInterval = 60 * second

export interface Outbox {
  start(): void
  /** Says that a letter was written, so that it goes now instead of at the next look. */
  wake(): void
  /** Ends after the letters in hand. */
  stop(): Promise<void>
}

interface Options {
  database: Database
  mailer: Mailer
  log: Logger
  siteUrl: string
  mailFrom: string
  agencyEmail: string
  /** International form, for letters to visitors. */
  chatPhone: string
}

type Row = Selectable<OutboxTable>

/** Brings the letters of the outbox to the mailer, each until it is taken or refused for good. */
export function createOutbox(options: Options): Outbox {
  const { database, log } = options
  const inHand = new Set<Promise<void>>()
  /** Letters that are gone although the database could not be told: they are not sent again. */
  const unnoted = new Set<string>()
  let stopping = false
  let running: Promise<void> | undefined
  let reporter: NodeJS.Timeout | undefined
  let alarm = Promise.withResolvers<void>()

  async function run() {
    while (!stopping) {
      if (inHand.size >= mostAtOnce) await Promise.race(inHand)
      const letter = await claim(database, Date.now()).catch((error) => {
        log.error({ err: error }, 'outbox: the database does not answer')
        return undefined
      })
      if (!letter) await idle()
      else await within(slow, inHandUntil(deliver(options, letter, unnoted)))
    }
    await Promise.all(inHand)
  }

  function inHandUntil(delivery: Promise<void>): Promise<void> {
    const entry = delivery.finally(() => inHand.delete(entry))
    inHand.add(entry)
    return entry
  }

  async function idle() {
    const timer = setTimeout(() => alarm.resolve(), pollInterval)
    await alarm.promise
    clearTimeout(timer)
    alarm = Promise.withResolvers()
  }

  async function report() {
    try {
      const queue = await queueDepth(database.db)
      if (queue.parked > 0) log.error({ queue }, 'outbox: letters are parked and need a person')
      else if (queue.waiting > 0) log.info({ queue }, 'outbox')
    } catch (error) {
      log.error({ err: error }, 'outbox: the database does not answer')
    }
  }

  return {
    start() {
      running ??= run()
      reporter ??= setInterval(() => void report(), reportInterval).unref()
    },
    wake: () => alarm.resolve(),
    async stop() {
      stopping = true
      clearInterval(reporter)
      alarm.resolve()
      await running
    },
  }
}

/** Takes a due letter for this worker alone: on PostgreSQL beside other workers, on SQLite one writer at a time. */
async function claim({ db, engine }: Database, now: number): Promise<Row | undefined> {
  let due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('due_at')
    .limit(1)
  if (engine === 'postgres') due = due.forUpdate().skipLocked()
  // Read before it is written: an idle site must not write to its disk every few seconds.
  else if (!(await due.executeTakeFirst())) return undefined
  return db
    .updateTable('outbox')
    .set((update) => ({ leased_until: now + lease, attempts: update('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .executeTakeFirst()
}

async function deliver(options: Options, letter: Row, unnoted: Set<string>): Promise<void> {
  const {
    database: { db },
    mailer,
    mailFrom,
  } = options
  const log = options.log.child({
    letter: letter.id,
    kind: letter.letter,
    lead: letter.lead_id ?? undefined,
    attempt: letter.attempts,
  })
  try {
    if (!unnoted.has(letter.id)) {
      const written = await writeLetter(db, letter, options)
      await withTimeout(
        deadline,
        mailer.send({
          ...written,
          messageId: letter.message_id,
          from: mailFrom,
          date: new Date(letter.created_at),
        }),
      )
    }
  } catch (error) {
    const now = Date.now()
    const parked = error instanceof MailRefused || now - letter.created_at > givesUpAfter
    log[parked ? 'error' : 'warn'](
      { err: error },
      parked ? 'letter parked' : 'letter not sent, will try again',
    )
    const pause = Math.max(backOff(letter.attempts), error instanceof MailDelayed ? error.pause : 0)
    const outcome = parked ? { state: 'parked' as const } : { due_at: now + pause }
    await settle(db, letter, { ...outcome, last_error: String(error) }).catch((failure) =>
      // The lease runs out and the letter is tried again.
      log.error({ err: failure }, 'outbox: the outcome could not be noted'),
    )
    return
  }
  try {
    unnoted.add(letter.id)
    await settleSent(db, letter)
    unnoted.delete(letter.id)
    log.info('letter sent')
  } catch (error) {
    // Its lease runs out, it is claimed again, and then it is noted: unless another process claims it.
    log.error({ err: error }, 'outbox: a letter that was sent could not be noted')
  }
}

/** The letter is gone: worth several tries to note it, for the alternative is to send it twice. */
async function settleSent(db: Kysely<Schema>, letter: Row) {
  for (let tries = 1; ; tries++) {
    try {
      return await settle(db, letter, {
        state: 'sent',
        sent_at: Date.now(),
        last_error: null,
        payload: null,
      })
    } catch (error) {
      if (tries === 4) throw error
      await new Promise((resume) => setTimeout(resume, tries * second))
    }
  }
}

/** Notes an outcome, unless another worker has noted one: what is sent stays sent. */
async function settle(db: Kysely<Schema>, { id }: Row, outcome: Updateable<OutboxTable>) {
  await db
    .updateTable('outbox')
    .set({ ...outcome, leased_until: 0 })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Ends with the work, or after so many milliseconds without it. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([work, promise])
  clearTimeout(timer)
}

/** 5 s, 10 s, 20 s … up to an hour, with a quarter of jitter so that letters do not march in step. */
export function backOff(attempts: number, random = Math.random): number {
  const pause = Math.min(hour, 5 * second * 2 ** Math.min(attempts - 1, 20))
  return Math.round(pause * (0.75 + random() * 0.5))
}

/** What waits, for /health: how many letters, the age of the oldest in seconds, and how many are parked. */
export async function queueDepth(db: Kysely<Schema>, now = Date.now()) {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => [
      'state',
      select.fn.countAll<number>().as('letters'),
      select.fn.min('created_at').as('oldest'),
    ])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const waiting = rows.find(({ state }) => state === 'waiting')
  return {
    waiting: waiting?.letters ?? 0,
    oldestSeconds: waiting ? Math.round((now - waiting.oldest) / second) : 0,
    parked: rows.find(({ state }) => state === 'parked')?.letters ?? 0,
  }
}
