import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { programActor } from '../../audit-log/actor.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { second } from '../../shared/time/durations.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { composeIssue } from './compose.ts'
import { issueKind } from './issue-email.ts'
import type { Issue } from './issue.ts'
import { readIssue } from './read-issue.ts'
import { countDeliveries } from './readers.ts'
import { recordIssueState } from './record-state.ts'

interface Sending {
  database: Pick<Database, 'db'>
  catalogue: Pick<Catalogue, 'find'>
  log: Logger
  mailDomain: string
  /** E-mails a minute, for all issues together. */
  pace: number
}

/**
 * Starts the issues that are due, and queues the next e-mails of the issue that was started first.
 * Another issue follows only when that one is sent, so that all issues together keep the pace. Each
 * e-mail is queued in one transaction with the record of its delivery: any number of processes may
 * run this, and be killed, without queuing an issue twice for a reader.
 * @param now milliseconds since 1970.
 * @returns how many e-mails were queued.
 */
export async function sendIssues(
  { database: { db }, catalogue, log, mailDomain, pace }: Sending,
  now: number,
): Promise<number> {
  await startDue({ db, catalogue, log }, now)
  const first = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!first) return 0
  return db
    .transaction()
    .execute((transaction) => queueBatch(transaction, first.id, { mailDomain, pace, now }))
}

interface Starting extends Pick<Sending, 'catalogue' | 'log'> {
  db: Kysely<Schema>
}

/**
 * Starts each due issue. An issue whose homes cannot be read waits for the next run; the others are
 * sent in the meantime.
 */
async function startDue({ db, catalogue, log }: Starting, now: number): Promise<void> {
  const due = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .execute()
  for (const row of due)
    try {
      await start({ db, catalogue, log }, readIssue(row), now)
    } catch (error) {
      log.error(
        { err: error, issue: row.id },
        'newsletter: an issue could not be started and will be tried again',
      )
    }
}

/**
 * Begins the sending and stores the content, which stays the same for all readers. An issue of
 * which no home or article is left becomes a draft again, so that a person decides.
 */
async function start({ db, catalogue, log }: Starting, issue: Issue, now: number): Promise<void> {
  const { id, revision } = issue
  const content = await composeIssue(issue, catalogue)
  const isEmpty = content.items.length === 0
  const isChanged = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_issues')
      .set(
        isEmpty
          ? { state: 'draft', send_at: null, revision: revision + 1 }
          : {
              state: 'sending',
              content: JSON.stringify(content),
              started_at: now,
              next_batch_at: now,
            },
      )
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .where('revision', '=', revision)
      .executeTakeFirst()
    // Another process started it first, or somebody has stopped it.
    if (numUpdatedRows === 0n) return false
    const change = { id, from: 'scheduled', to: isEmpty ? 'draft' : 'sending' } as const
    await recordIssueState(transaction, change, { actor: programActor('newsletter'), now })
    return true
  })
  if (isChanged && isEmpty)
    log.warn({ issue: id }, 'newsletter: an issue without any home left is a draft again')
}

/** The interval between two batches in milliseconds, and the number of e-mails in a batch. */
export function batchOf(pace: number): { every: number; size: number } {
  const every = Math.max(5, Math.ceil(60 / pace)) * second
  return { every, size: Math.max(1, Math.floor((pace * every) / (60 * second))) }
}

interface Batch {
  mailDomain: string
  pace: number
  now: number
}

async function queueBatch(
  transaction: Kysely<Schema>,
  id: string,
  { mailDomain, pace, now }: Batch,
): Promise<number> {
  const { every, size } = batchOf(pace)
  const issue = await claimBatch(transaction, id, { every, now })
  if (!issue) return 0
  const readers = await nextReaders(transaction, id, { startedAt: issue.started_at, size })
  if (readers.length === 0) {
    await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'sent', sent_at: now })
      .where('id', '=', id)
      .execute()
    const count = await countDeliveries(transaction, id)
    const change = { id, from: 'sending', to: 'sent', readers: count } as const
    await recordIssueState(transaction, change, { actor: programActor('newsletter'), now })
    return 0
  }
  const queued = await enqueue(
    transaction,
    readers.map(({ email, language, unsubscribe_token, consent_at }) =>
      issueKind.with({
        issueId: id,
        email,
        language,
        unsubscribeToken: unsubscribe_token,
        agreedAt: isoTime(consent_at),
      }),
    ),
    mailDomain,
    now,
  )
  await transaction
    .insertInto('newsletter_deliveries')
    .values(
      readers.map((reader, index) => ({
        issue_id: id,
        subscriber_id: reader.id,
        outbox_id: queued[index] ?? '',
      })),
    )
    .execute()
  return readers.length
}

/**
 * Claims the next batch of an issue if it is due. The claim is a write, so only one of several
 * processes succeeds. It fails while another issue, even one that has been sent or stopped since,
 * has its next batch due within `every`: so all issues together keep the pace. A time further away
 * was set at a slower pace and is ignored.
 * @param every milliseconds between two batches.
 */
const claimBatch = (
  transaction: Kysely<Schema>,
  id: string,
  { every, now }: { every: number; now: number },
) =>
  transaction
    .updateTable('newsletter_issues')
    .set({ next_batch_at: now + every })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('next_batch_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_issues as other')
            .select('other.id')
            .where('other.next_batch_at', '>', now)
            .where('other.next_batch_at', '<=', now + every),
        ),
      ),
    )
    .returning('started_at')
    .executeTakeFirst()

interface Next {
  startedAt: number | null
  size: number
}

/**
 * The readers of the next batch. First those whose ids come after the last reader who was given the
 * newsletter; when there are none, any whose e-mail was dropped when the sending was stopped. The
 * second query is slower, because it reads past everybody who was given the newsletter.
 */
async function nextReaders(
  transaction: Kysely<Schema>,
  issueId: string,
  { startedAt, size }: Next,
) {
  const remaining = remainingReaders(transaction, issueId, startedAt).limit(size)
  const behindLast = await remaining
    .where('id', '>', ({ selectFrom }) =>
      selectFrom('newsletter_deliveries')
        .select(({ fn }) => fn.max('subscriber_id').as('last'))
        .where('issue_id', '=', issueId),
    )
    .execute()
  return behindLast.length > 0 ? behindLast : remaining.execute()
}

/**
 * Subscribers who had confirmed when the sending began and have not been sent the newsletter yet.
 */
const remainingReaders = (transaction: Kysely<Schema>, issueId: string, startedAt: number | null) =>
  transaction
    .selectFrom('subscribers')
    .select(['id', 'email', 'language', 'unsubscribe_token', 'consent_at'])
    .where('state', '=', 'confirmed')
    .where('confirmed_at', '<=', startedAt)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_deliveries')
            .select('subscriber_id')
            .where('issue_id', '=', issueId)
            .whereRef('subscriber_id', '=', 'subscribers.id'),
        ),
      ),
    )
    .orderBy('id')
