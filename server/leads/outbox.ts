import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { OutboxTable, Schema } from '../database/schema.ts'
import { writeLetter } from './letters/write-letter.ts'
import { type Mailer, MailRefused } from './mailers/mailer.ts'

const second = 1000
const hour = 3600 * second

/** A claimed letter is left alone by other workers for so long; longer than any mailer's own time-out. */
const lease = 120 * second
/** How often to look for letters that another process wrote or gave up. */
const pollInterval = 5 * second
const batchSize = 10
/** A letter that found no working mail server for so long is parked for a person to look at. */
const givesUpAfter = 4 * 24 * hour

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
}

/** Brings the letters of the outbox to the mailer, each until it is taken or refused for good. */
export function createOutbox(options: Options): Outbox {
  const { database, log } = options
  let stopping = false
  let running: Promise<void> | undefined
  let alarm = Promise.withResolvers<void>()

  async function run() {
    while (!stopping) {
      const letters = await claim(database, Date.now()).catch((error) => {
        log.error({ err: error }, 'outbox: the database does not answer')
        return []
      })
      if (letters.length === 0) await idle()
      else await Promise.all(letters.map((letter) => deliver(options, letter)))
    }
  }

  async function idle() {
    const timer = setTimeout(() => alarm.resolve(), pollInterval)
    await alarm.promise
    clearTimeout(timer)
    alarm = Promise.withResolvers()
  }

  return {
    start() {
      running ??= run()
    },
    wake: () => alarm.resolve(),
    async stop() {
      stopping = true
      alarm.resolve()
      await running
    },
  }
}

/** Takes due letters for this worker alone: on PostgreSQL beside other workers, on SQLite one writer at a time. */
async function claim({ db, engine }: Database, now: number): Promise<Selectable<OutboxTable>[]> {
  let due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('due_at')
    .limit(batchSize)
  if (engine === 'postgres') due = due.forUpdate().skipLocked()
  return db
    .updateTable('outbox')
    .set((update) => ({ leased_until: now + lease, attempts: update('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

async function deliver(options: Options, letter: Selectable<OutboxTable>): Promise<void> {
  const { database: { db }, mailer, mailFrom } = options
  const log = options.log.child({ letter: letter.id, kind: letter.letter, lead: letter.lead_id ?? undefined, attempt: letter.attempts })
  try {
    await mailer.send({
      ...(await writeLetter(db, letter, options)),
      messageId: letter.message_id,
      from: mailFrom,
      date: new Date(letter.created_at),
    })
    await settle(db, letter, { state: 'sent', sent_at: Date.now(), last_error: null, payload: null })
    log.info('letter sent')
  } catch (error) {
    const now = Date.now()
    const parked = error instanceof MailRefused || now - letter.created_at > givesUpAfter
    log[parked ? 'error' : 'warn']({ err: error }, parked ? 'letter parked' : 'letter not sent, will try again')
    const outcome = parked ? { state: 'parked' as const } : { due_at: now + backOff(letter.attempts) }
    await settle(db, letter, { ...outcome, last_error: String(error) }).catch((failure) =>
      // The lease runs out and the letter is tried again.
      log.error({ err: failure }, 'outbox: the outcome could not be noted'),
    )
  }
}

async function settle(db: Kysely<Schema>, { id }: Selectable<OutboxTable>, outcome: Updateable<OutboxTable>) {
  await db.updateTable('outbox').set({ ...outcome, leased_until: 0 }).where('id', '=', id).execute()
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
    .select((select) => ['state', select.fn.countAll<number>().as('letters'), select.fn.min('created_at').as('oldest')])
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
