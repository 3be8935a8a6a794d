import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Language } from '../../language.ts'
import { hour } from '../../shared/time/durations.ts'
import type { IssueProgress, LiveIssue } from './issue.ts'

/** Confirmed readers by language. */
export async function confirmedReaders(db: Kysely<Schema>): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['language', fn.countAll<number>().as('readers')])
    .where('state', '=', 'confirmed')
    .groupBy('language')
    .execute()
  const count = (language: Language) =>
    Number(rows.find((row) => row.language === language)?.readers ?? 0)
  return { en: count('en'), es: count('es') }
}

/** How many readers a newsletter was given to the outbox for. */
export async function countDeliveries(db: Kysely<Schema>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How long a newsletter is followed after its last e-mail was queued, in milliseconds. */
const followedFor = hour

/** The newsletters whose sending somebody may follow: scheduled, on their way, or just sent. */
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

/** How far the sending of a newsletter is. */
export async function readProgress(db: Kysely<Schema>, id: string): Promise<IssueProgress> {
  const of = (states: readonly ('waiting' | 'held' | 'parked' | 'dropped')[]) =>
    sql<number>`coalesce(sum(case when ${sql.ref('outbox.state')} in (${sql.join(states)}) then 1 else 0 end), 0)`
  const [{ given, waiting, failed, undelivered }, remaining] = await Promise.all([
    db
      .selectFrom('newsletter_deliveries')
      .leftJoin('outbox', 'outbox.id', 'outbox_id')
      .select(({ fn }) => [
        fn.countAll<number>().as('given'),
        of(['waiting', 'held']).as('waiting'),
        of(['parked', 'dropped']).as('failed'),
        // Their e-mails are no longer in the outbox.
        fn.sum<number>('undelivered').as('undelivered'),
      ])
      .where('issue_id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('subscribers')
      .select(({ fn }) => fn.countAll<number>().as('readers'))
      .where('state', '=', 'confirmed')
      // Nobody remains of an issue that is sent, so nobody is looked for.
      .where('confirmed_at', '<=', ({ selectFrom }) =>
        selectFrom('newsletter_issues')
          .select('started_at')
          .where('id', '=', id)
          .where('state', '!=', 'sent'),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('newsletter_deliveries')
              .select('subscriber_id')
              .where('issue_id', '=', id)
              .whereRef('subscriber_id', '=', 'subscribers.id'),
          ),
        ),
      )
      .executeTakeFirstOrThrow(),
  ])
  const unsent = Number(failed) + Number(undelivered)
  return {
    readers: Number(given) + Number(remaining.readers),
    sent: Number(given) - Number(waiting) - unsent,
    unsent,
  }
}
