import type { Database } from '../database/database.ts'
import { day } from '../shared/time/durations.ts'
import { queueDepth, type QueuedEmail } from './queue.ts'

/** An e-mail that waits after a failure, or is parked or held. */
interface StuckEmail {
  id: string
  kind: string
  leadId: string | null
  state: QueuedEmail['state']
  attempts: number
  createdAt: number
  /** The next attempt; null unless the e-mail waits. */
  dueAt: number | null
  lastError: string | null
}

export interface MailStatus {
  waiting: number
  /** How many of the waiting e-mails a process is sending now. */
  sending: number
  oldestSeconds: number
  parked: number
  held: number
  sentLastDay: number
  sent: number
  lastSentAt: number | null
  /** Held and parked e-mails first, then those that wait after a failure. */
  stuck: StuckEmail[]
}

/**
 * The state of the outbox, for a person who looks for the cause of a fault.
 * @param now milliseconds since 1970.
 * @param limit the most stuck e-mails that are listed.
 */
export async function mailStatus(database: Database, now: number, limit = 20): Promise<MailStatus> {
  const { waiting, oldestSeconds, parked, held } = await queueDepth(database.db, now)
  return {
    waiting,
    oldestSeconds,
    parked,
    held,
    ...(await sentAndSending(database, now)),
    stuck: await stuckEmails(database, limit),
  }
}

async function sentAndSending({ db }: Database, now: number) {
  const { sent, last, recent, sending } = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.count<number>('sent_at').as('sent'),
      fn.max('sent_at').as('last'),
      fn
        .countAll<number>()
        .filterWhere('sent_at', '>', now - day)
        .as('recent'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('state', '=', 'waiting'), eb('leased_until', '>', now)]))
        .as('sending'),
    ])
    .executeTakeFirstOrThrow()
  return {
    sent,
    sentLastDay: recent,
    sending,
    lastSentAt: last,
  }
}

async function stuckEmails({ db }: Database, limit: number): Promise<StuckEmail[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', ['parked', 'held']),
        and([eb('state', '=', 'waiting'), eb('last_error', 'is not', null)]),
      ]),
    )
    .orderBy('state')
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    leadId: row.lead_id,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.state === 'waiting' ? row.due_at : null,
    lastError: row.last_error,
  }))
}
