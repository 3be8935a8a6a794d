import type { Database } from '../database/database.ts'
import type { OutboxTable } from '../database/schema.ts'
import { queueDepth } from './outbox.ts'

const day = 24 * 60 * 60 * 1000

/** A letter that has not gone yet. Times in ISO 8601. */
export interface StuckLetter {
  id: string
  letter: OutboxTable['letter']
  leadId: string | null
  state: OutboxTable['state']
  attempts: number
  createdAt: string
  /** Its next try; null when it is parked. */
  dueAt: string | null
  lastError: string | null
}

export interface MailStatus {
  waiting: number
  /** Of those waiting, the ones that a process is sending now. */
  inHand: number
  oldestSeconds: number
  parked: number
  sentLastDay: number
  sent: number
  lastSentAt: string | null
  /** Parked letters first, then those that failed and wait; at most as many as asked for. */
  stuck: StuckLetter[]
}

/** How the letters are doing, for a person to see what is the matter. */
export async function mailStatus(
  { db }: Database,
  limit = 20,
  now = Date.now(),
): Promise<MailStatus> {
  const { waiting, oldestSeconds, parked } = await queueDepth(db, now)
  const { sent, last, recent, inHand } = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.count<number>('sent_at').as('sent'),
      fn.max('sent_at').as('last'),
      fn
        .count<number>(
          eb
            .case()
            .when('sent_at', '>', now - day)
            .then(1)
            .end(),
        )
        .as('recent'),
      fn
        .count<number>(
          eb
            .case()
            .when(eb.and([eb('state', '=', 'waiting'), eb('leased_until', '>', now)]))
            .then(1)
            .end(),
        )
        .as('inHand'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'parked'),
        and([eb('state', '=', 'waiting'), eb('last_error', 'is not', null)]),
      ]),
    )
    .orderBy('state')
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return {
    waiting: Number(waiting),
    inHand: Number(inHand),
    oldestSeconds,
    parked: Number(parked),
    sent: Number(sent),
    sentLastDay: Number(recent),
    lastSentAt: last === null ? null : new Date(Number(last)).toISOString(),
    stuck: rows.map((row) => ({
      id: row.id,
      letter: row.letter,
      leadId: row.lead_id,
      state: row.state,
      attempts: row.attempts,
      createdAt: new Date(row.created_at).toISOString(),
      dueAt: row.state === 'waiting' ? new Date(row.due_at).toISOString() : null,
      lastError: row.last_error,
    })),
  }
}
