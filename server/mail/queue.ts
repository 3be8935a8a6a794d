import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type SqlBool, type Updateable } from 'kysely'
import type { Database } from '../database/database.ts'
import { jsonText } from '../database/json-text.ts'
import { lockRows } from '../database/lock-rows.ts'
import { takeLock } from '../database/locks.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { EmailAudience, OutboxTable } from '../database/tables/mail.ts'
import { second } from '../shared/time/durations.ts'

/** An e-mail as the outbox stores it. */
export type QueuedEmail = Selectable<OutboxTable>

/**
 * An e-mail with the claim of the worker that sends it. The claim ends when another worker claims
 * the e-mail.
 */
type Claim = Pick<QueuedEmail, 'id' | 'claim_id'>

/**
 * Claims a due e-mail for this worker: on PostgreSQL concurrently with others, on SQLite one worker
 * at a time.
 * @param now milliseconds since 1970.
 * @param lease how long no other worker may send the e-mail, in milliseconds.
 * @returns undefined when no e-mail is due.
 */
export async function claim(
  { db, engine }: Database,
  now: number,
  lease: number,
): Promise<QueuedEmail | undefined> {
  let due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('due_at')
    .limit(1)
  if (engine === 'postgres') due = due.forUpdate().skipLocked()
  // The queue is read first, so that an idle site does not write to its disk every few seconds.
  else if (!(await due.executeTakeFirst())) return undefined
  return (
    db
      .updateTable('outbox')
      .set((update) => ({
        claim_id: randomUUID(),
        leased_until: now + lease,
        attempts: update('attempts', '+', 1),
      }))
      // A single value, because with `in` PostgreSQL may run the locking query again for each row.
      .where('id', '=', due)
      .returningAll()
      .executeTakeFirst()
  )
}

/** Extends a claim while its e-mail is being sent. */
export async function extendClaim(db: Kysely<Schema>, claim: Claim, until: number): Promise<void> {
  await ofClaim(db, claim)
    .set({ leased_until: until })
    .where('state', 'in', ['waiting', 'held'])
    .execute()
}

/** The changes to an e-mail that was not sent. Without a state, it waits for the next attempt. */
export type UnsentOutcome = Omit<Updateable<OutboxTable>, 'state'> & {
  state?: Exclude<QueuedEmail['state'], 'sent'>
}

/**
 * Records that a claimed e-mail was not sent, or may have been sent. If the lead was marked as spam
 * meanwhile, the e-mail stays dropped, and gets the recorded state once that is undone. Nothing is
 * recorded where a person has decided about the e-mail itself or another worker has claimed it
 * since.
 * @returns whether it was recorded.
 */
export async function recordUnsent(
  db: Kysely<Schema>,
  claim: Claim,
  { state: next = 'waiting', ...outcome }: UnsentOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await ofClaim(db, claim)
    // One statement, because the lead may be marked as spam, or released, between two.
    .set(({ eb, ref }) => ({
      ...outcome,
      ...unclaimed,
      state: eb.case().when('state', '=', 'waiting').then(next).else(ref('state')).end(),
      dropped_from: eb
        .case()
        .when('state', '=', 'waiting')
        .then(null)
        .else(next === 'dropped' ? null : next)
        .end(),
    }))
    .where(({ eb, or }) => or([eb('state', '=', 'waiting'), eb('dropped_from', 'is not', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const ofClaim = (db: Kysely<Schema>, { id, claim_id }: Claim) =>
  db.updateTable('outbox').where('id', '=', id).where('claim_id', '=', claim_id)

/** The values of an e-mail that no worker sends any more. */
const unclaimed = { claim_id: null, leased_until: 0 } as const

/**
 * Records that an e-mail was sent, whatever was decided about it in the meantime, because it must
 * not be sent a second time.
 */
export async function recordSent(
  db: Kysely<Schema>,
  { id }: Pick<Claim, 'id'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, last_error: null, payload: null, ...unclaimed })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .execute()
}

export interface QueueDepth {
  /** The number of e-mails that are due and not sent, without those for later. */
  waiting: number
  /** The age of the e-mail that has waited longest, in seconds. */
  oldestSeconds: number
  parked: number
  /** E-mails that may have been sent, and that a person has to release or drop. */
  held: number
}

/**
 * How many e-mails wait, for `/health` and the office. An e-mail that was queued for later waits
 * from its due time on; an e-mail that failed also waits between its attempts.
 * @param now milliseconds since 1970.
 */
export async function queueDepth(db: Kysely<Schema>, now: number): Promise<QueueDepth> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => [
      'state',
      select.fn.countAll<number>().as('emails'),
      select.fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'parked', 'held'])
    .where(({ eb, or }) => or([eb('state', '!=', 'waiting'), eb('created_at', '<=', now)]))
    .groupBy('state')
    .execute()
  const waiting = rows.find(({ state }) => state === 'waiting')
  return {
    waiting: waiting?.emails ?? 0,
    oldestSeconds: waiting ? Math.round((now - waiting.oldest) / second) : 0,
    parked: rows.find(({ state }) => state === 'parked')?.emails ?? 0,
    held: rows.find(({ state }) => state === 'held')?.emails ?? 0,
  }
}

/**
 * Retries every parked e-mail from the start.
 * @param now milliseconds since 1970.
 * @returns how many are retried.
 */
export async function retryParked({ db }: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(retryFromStart(now))
    .where('state', '=', 'parked')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * The values of an e-mail that will not be sent: the row stays for the log, but none of its
 * content.
 */
export const asDropped = { state: 'dropped', payload: null, last_error: null } as const

/**
 * The values with which a parked or held e-mail is sent as if it were new: its four days of
 * attempts begin again. A lease is not changed, because a worker may still be sending the e-mail.
 */
export const retryFromStart = (now: number) =>
  ({ state: 'waiting', attempts: 0, unanswered: 0, due_at: now, created_at: now }) as const

/**
 * Lets the unsent e-mails about a lead to one audience be sent at the next poll, in the caller's
 * transaction.
 * @param now milliseconds since 1970.
 * @returns `retried`: some were parked or held, and are retried from the start as the same
 *   messages; `brought-forward`: some were waiting; undefined: there are none.
 */
export async function sendUnsent(
  transaction: Kysely<Schema>,
  { audience, leadId }: { audience: EmailAudience; leadId: string },
  now: number,
): Promise<'retried' | 'brought-forward' | undefined> {
  takeLock(transaction, 'emails')
  const emails = transaction
    .updateTable('outbox')
    .where('lead_id', '=', leadId)
    .where('audience', '=', audience)
  const retried = await emails
    .set(retryFromStart(now))
    .where('state', 'in', ['parked', 'held'])
    .executeTakeFirst()
  if (retried.numUpdatedRows > 0n) return 'retried'
  const broughtForward = await emails
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return broughtForward.numUpdatedRows > 0n ? 'brought-forward' : undefined
}

/**
 * The query that drops unsent e-mails, in the caller's transaction; the caller adds the condition.
 * An e-mail that a worker is sending is left alone: it may arrive, but is not retried, because its
 * writer throws `UnwantedEmail`.
 * @param now milliseconds since 1970.
 */
export function dropUnsentQuery(transaction: Kysely<Schema>, now: number) {
  takeLock(transaction, 'emails')
  return transaction
    .updateTable('outbox')
    .set(asDropped)
    .where('state', 'in', ['waiting', 'parked', 'held'])
    .where('leased_until', '<=', now)
}

/**
 * Drops the unsent e-mails of one kind, in the caller's transaction; see {@link dropUnsentQuery}.
 * @param about selects them by a text in their payload.
 * @param now milliseconds since 1970.
 * @returns the payloads of those that nobody can have received.
 */
export async function dropUnsent(
  transaction: Kysely<Schema>,
  {
    engine,
    kind,
    about,
    now,
  }: {
    engine: Database['engine']
    kind: string
    about: { name: string; values: readonly string[] }
    now: number
  },
): Promise<unknown[]> {
  takeLock(transaction, 'emails')
  const isAbout = sql<SqlBool>`${jsonText(engine, 'payload', about.name)} in (${sql.join(about.values)})`
  const unreceived = await lockRows(
    engine,
    transaction
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', kind)
      .where(isAbout)
      .where('state', 'in', ['waiting', 'parked'])
      .where('unanswered', '=', 0)
      .where('leased_until', '<=', now),
  ).execute()
  await dropUnsentQuery(transaction, now).where('kind', '=', kind).where(isAbout).execute()
  return unreceived.map(({ payload }) => fromJson(payload ?? {}))
}
