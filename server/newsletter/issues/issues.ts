import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import type { Language } from '../../language.ts'
import { enqueue } from '../../mail/enqueue.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { newToken } from '../../tokens/token.ts'
import { composeIssue, issueProblems, shownItem } from './compose.ts'
import type {
  Issue,
  IssueContent,
  IssueItem,
  IssueProblem,
  IssueProgress,
  IssueTexts,
  ShownItem,
} from './issue.ts'
import { issueKind, testIssueKind } from './issue-email.ts'
import { readIssue } from './read-issue.ts'

/** Newsletters as staff write and send them. All of it throws {@link Unavailable}. */
export interface Issues {
  /** The latest first. */
  list(): Promise<Issue[]>
  find(id: string): Promise<Issue | undefined>
  /** @returns the id of an empty one. */
  create(by: string): Promise<string>
  /** Saves what was written of the draft that somebody has seen. @returns whether nobody else was faster. */
  save(
    seen: Pick<Issue, 'id' | 'revision'>,
    written: { texts: IssueTexts; items: readonly IssueItem[] },
    by: string,
  ): Promise<boolean>
  /** Removes a draft. */
  remove(seen: Pick<Issue, 'id' | 'revision'>): Promise<boolean>
  problems(issue: Issue): Promise<IssueProblem[]>
  /** As its readers see it now. */
  compose(issue: Issue): Promise<IssueContent>
  /** An item as readers see it; undefined for a home that visitors do not see. */
  show(item: IssueItem): Promise<ShownItem | undefined>
  /** Has a draft sent at a time, milliseconds since 1970. @returns whether it still was as it was seen. */
  schedule(seen: Pick<Issue, 'id' | 'revision'>, at: number, by: string): Promise<boolean>
  /** Makes a scheduled one a draft again, or stops one that is being sent. */
  stop(id: string, by: string): Promise<void>
  /** Goes on with a stopped one. */
  resume(id: string, by: string): Promise<void>
  sendTest(issue: Issue, to: { email: string; language: Language }): Promise<void>
  progress(id: string): Promise<IssueProgress>
  /** Confirmed readers by language. */
  readers(): Promise<Record<Language, number>>
}

interface Options {
  database: Database
  catalogue: Pick<Catalogue, 'find'>
  outbox: Pick<Outbox, 'wake'>
  mailDomain: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Issues that are listed. */
const mostListed = 100
const nothing = { en: '', es: '' }

export function createIssues({
  database: { db },
  catalogue,
  outbox,
  mailDomain,
  now,
}: Options): Issues {
  const guarded = <T>(work: Promise<T>) => orUnavailable('The newsletter', work)
  const change = async (
    { id, revision }: Pick<Issue, 'id' | 'revision'>,
    by: string,
    to: { texts: string; items: string } | { state: 'scheduled'; send_at: number },
  ) => {
    const { numUpdatedRows } = await db
      .updateTable('newsletter_issues')
      .set({ ...to, revision: revision + 1, updated_by: by, updated_at: now() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('state', '=', 'draft')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  return {
    list: () =>
      guarded(
        db
          .selectFrom('newsletter_issues')
          .selectAll()
          .orderBy('updated_at', 'desc')
          .limit(mostListed)
          .execute()
          .then((rows) => rows.map(readIssue)),
      ),
    find: (id) =>
      guarded(
        db
          .selectFrom('newsletter_issues')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst()
          .then((row) => row && readIssue(row)),
      ),
    async create(by) {
      const id = randomUUID()
      const issue = { id, state: 'draft', revision: 1, updated_by: by, updated_at: now() } as const
      const texts = JSON.stringify({ subject: nothing, opening: nothing })
      await guarded(
        db
          .insertInto('newsletter_issues')
          .values({ ...issue, texts, items: '[]' })
          .execute(),
      )
      return id
    },
    save: (seen, { texts, items }, by) =>
      guarded(change(seen, by, { texts: JSON.stringify(texts), items: JSON.stringify(items) })),
    async remove({ id, revision }) {
      const { numDeletedRows } = await guarded(
        db
          .deleteFrom('newsletter_issues')
          .where('id', '=', id)
          .where('revision', '=', revision)
          .where('state', '=', 'draft')
          .executeTakeFirst(),
      )
      return numDeletedRows === 1n
    },
    problems: (issue) => issueProblems(issue, catalogue),
    compose: (issue) => composeIssue(issue, catalogue),
    show: (item) => shownItem(item, catalogue),
    schedule: (seen, at, by) => guarded(change(seen, by, { state: 'scheduled', send_at: at })),
    stop: (id, by) => guarded(stopSending(id, by)),
    async resume(id, by) {
      await guarded(
        db
          .updateTable('newsletter_issues')
          .set({ state: 'sending', next_batch_at: now(), updated_by: by, updated_at: now() })
          .where('id', '=', id)
          .where('state', '=', 'stopped')
          .execute(),
      )
    },
    async sendTest(issue, { email, language }) {
      const content = JSON.stringify(await composeIssue(issue, catalogue))
      // The link of a test belongs to nobody.
      const reader = { email, language, unsubscribeToken: newToken() }
      const agreedAt = new Date(now()).toISOString()
      await guarded(
        enqueue(
          db,
          testIssueKind.with({ ...reader, content, agreedAt }),
          mailDomain,
          new Date(now()),
        ),
      )
      outbox.wake()
    },
    progress: (id) => guarded(progressOf(id)),
    async readers() {
      const rows = await guarded(
        db
          .selectFrom('subscribers')
          .select(({ fn }) => ['language', fn.countAll<number>().as('readers')])
          .where('state', '=', 'confirmed')
          .groupBy('language')
          .execute(),
      )
      const count = (language: Language) =>
        Number(rows.find((row) => row.language === language)?.readers ?? 0)
      return { en: count('en'), es: count('es') }
    },
  }

  /** What waits in the outbox and was never tried goes back to the readers who have nothing yet. */
  async function stopSending(id: string, by: string) {
    await db.transaction().execute(async (transaction) => {
      const issues = transaction
        .updateTable('newsletter_issues')
        .set({ updated_by: by, updated_at: now() })
        .where('id', '=', id)
      await issues
        .set(({ eb }) => ({ state: 'draft', send_at: null, revision: eb('revision', '+', 1) }))
        .where('state', '=', 'scheduled')
        .execute()
      await issues.set({ state: 'stopped' }).where('state', '=', 'sending').execute()
      const mine = transaction
        .selectFrom('newsletter_deliveries')
        .select('outbox_id')
        .where('issue_id', '=', id)
      await transaction
        .updateTable('outbox')
        .set({ state: 'dropped', payload: null })
        .where('kind', '=', issueKind.name)
        .where('state', '=', 'waiting')
        .where('attempts', '=', 0)
        .where('id', 'in', mine)
        .execute()
      await transaction
        .deleteFrom('newsletter_deliveries')
        .where('issue_id', '=', id)
        .where('outbox_id', 'in', (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('kind', '=', issueKind.name)
            .where('state', '=', 'dropped')
            .where('attempts', '=', 0),
        )
        .execute()
    })
  }

  async function progressOf(id: string): Promise<IssueProgress> {
    const of = (states: readonly ('waiting' | 'held' | 'parked' | 'dropped')[]) =>
      sql<number>`coalesce(sum(case when ${sql.ref('outbox.state')} in (${sql.join(states)}) then 1 else 0 end), 0)`
    const [{ given, waiting, refused }, remaining] = await Promise.all([
      db
        .selectFrom('newsletter_deliveries')
        .leftJoin('outbox', 'outbox.id', 'outbox_id')
        .select(({ fn }) => [
          fn.countAll<number>().as('given'),
          of(['waiting', 'held']).as('waiting'),
          of(['parked', 'dropped']).as('refused'),
        ])
        .where('issue_id', '=', id)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('subscribers')
        .select(({ fn }) => fn.countAll<number>().as('readers'))
        .where('state', '=', 'confirmed')
        .where('confirmed_at', '<=', ({ selectFrom }) =>
          selectFrom('newsletter_issues').select('started_at').where('id', '=', id),
        )
        .where('id', 'not in', ({ selectFrom }) =>
          selectFrom('newsletter_deliveries').select('subscriber_id').where('issue_id', '=', id),
        )
        .executeTakeFirstOrThrow(),
    ])
    return {
      readers: Number(given) + Number(remaining.readers),
      sent: Number(given) - Number(waiting) - Number(refused),
      refused: Number(refused),
    }
  }
}
