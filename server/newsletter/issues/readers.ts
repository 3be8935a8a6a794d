import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Language } from '../../language.ts'
import type { QueuedEmail } from '../../mail/queue.ts'
import { hour } from '../../shared/time/durations.ts'
import { issueKind } from './issue-email.ts'
import type { IssueProgress, LiveIssue } from './issue.ts'

/** The number of confirmed readers by language. */
export async function confirmedReaders(db: Kysely<Schema>): Promise<Record<Language, number>> {
  const { en, es } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('language', '=', 'en').as('en'),
      fn.countAll<number>().filterWhere('language', '=', 'es').as('es'),
    ])
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return { en: Number(en), es: Number(es) }
}

/** For how many readers a newsletter was put into the outbox. */
export async function countDeliveries(db: Kysely<Schema>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How long a newsletter counts as live after its last e-mail was queued, in milliseconds. */
const followedFor = hour

/** The live newsletters: scheduled, being sent, stopped, or sent within the last hour. */
export async function liveIssues(db: Kysely<Schema>, now: number): Promise<LiveIssue[]> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'state'])
    .where(({ eb, or }) =>
      or([
        eb('state', 'in', ['scheduled', 'sending', 'stopped']),
        eb('sent_at', '>', now - followedFor),
      ]),
    )
    .orderBy('id')
    .execute()
  return Promise.all(
    issues.map(async ({ id, state }) => ({ id, state, ...(await readProgress(db, id)) })),
  )
}

/** The progress of sending a newsletter. */
export async function readProgress(db: Kysely<Schema>, id: string): Promise<IssueProgress> {
  const [{ given, undelivered }, { waiting, failed }, audience] = await Promise.all([
    db
      .selectFrom('newsletter_deliveries')
      .select(({ fn }) => [
        fn.countAll<number>().as('given'),
        // The e-mails of these readers are no longer in the outbox.
        fn.sum<number>('undelivered').as('undelivered'),
      ])
      .where('issue_id', '=', id)
      .executeTakeFirstOrThrow(),
    countUnsent(db, id),
    countAudience(db, id),
  ])
  const unsent = failed + Number(undelivered)
  return {
    readers: Math.max(Number(given), audience),
    sent: Number(given) - waiting - unsent,
    unsent,
  }
}

/**
 * Counts the e-mails of a newsletter that are in the outbox and unsent. The query starts from the
 * outbox, which contains few unsent e-mails even if the newsletter has many readers.
 */
async function countUnsent(db: Kysely<Schema>, id: string) {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'held', 'parked', 'dropped'])
    .where('kind', '=', issueKind.name)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_deliveries')
          .select('outbox_id')
          .whereRef('outbox_id', '=', 'outbox.id')
          .where('issue_id', '=', id),
      ),
    )
    .groupBy('state')
    .execute()
  const count = (...states: QueuedEmail['state'][]) =>
    rows.reduce((sum, row) => sum + (states.includes(row.state) ? Number(row.count) : 0), 0)
  return { waiting: count('waiting', 'held'), failed: count('parked', 'dropped') }
}

/**
 * The number of readers of a newsletter whose sending has begun and not ended; 0 for any other.
 * Readers are the subscribers who had confirmed when the sending began and are still subscribed,
 * and those who have unsubscribed since but were given it. Deliveries are looked up only for the
 * latter, who are few.
 */
async function countAudience(db: Kysely<Schema>, id: string): Promise<number> {
  const begun = await db
    .selectFrom('newsletter_issues')
    .select('started_at')
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .executeTakeFirst()
  if (!begun?.started_at) return 0
  const subscribers = db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
  const [confirmed, gone] = await Promise.all([
    subscribers
      .where('state', '=', 'confirmed')
      .where('confirmed_at', '<=', begun.started_at)
      .executeTakeFirstOrThrow(),
    subscribers
      .where('unsubscribed_at', '>=', begun.started_at)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('newsletter_deliveries')
            .select('subscriber_id')
            .where('issue_id', '=', id)
            .whereRef('subscriber_id', '=', 'subscribers.id'),
        ),
      )
      .executeTakeFirstOrThrow(),
  ])
  return Number(confirmed.count) + Number(gone.count)
}
