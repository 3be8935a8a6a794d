import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
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
import { testIssueKind } from './issue-email.ts'
import { readIssue } from './read-issue.ts'
import { confirmedReaders, progressOf } from './readers.ts'
import { stopIssue } from './stop-issue.ts'
import type { Clock } from '../../shared/clock.ts'

/** A draft as somebody has seen it. */
type Seen = Pick<Issue, 'id' | 'revision'>

/** Newsletters as staff write and send them. All of it throws {@link Unavailable}. */
export interface Issues {
  /** The latest first. */
  list(): Promise<Issue[]>
  find(id: string): Promise<Issue | undefined>
  /** @returns the id of an empty one. */
  create(by: string): Promise<string>
  /** Saves what was written of the draft that somebody has seen. @returns whether nobody else was faster. */
  save(
    seen: Seen,
    written: { texts: IssueTexts; items: readonly IssueItem[] },
    by: string,
  ): Promise<boolean>
  /** Removes a draft. */
  remove(seen: Seen): Promise<boolean>
  problems(issue: Issue): Promise<IssueProblem[]>
  /** As its readers see it now. */
  compose(issue: Issue): Promise<IssueContent>
  /** An item as readers see it; undefined for a home that visitors do not see. */
  show(item: IssueItem): Promise<ShownItem | undefined>
  /** Has a draft sent at a time, milliseconds since 1970. @returns whether it still was as it was seen. */
  schedule(seen: Seen, at: number, by: string): Promise<boolean>
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
  now: Clock
}

/** Issues that are listed. */
const maxListed = 100
const nothing = { en: '', es: '' }

/** Newsletters over the database. */
export function createIssues({
  database: { db },
  catalogue,
  outbox,
  mailDomain,
  now,
}: Options): Issues {
  const guarded = <T>(work: Promise<T>) => orUnavailable('The newsletter', work)
  const change = (seen: Seen, by: string, to: Parameters<typeof changeDraft>[2]) =>
    guarded(changeDraft(db, seen, to, by, now()))

  return {
    list: () =>
      guarded(
        db
          .selectFrom('newsletter_issues')
          .selectAll()
          .orderBy('updated_at', 'desc')
          .limit(maxListed)
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
      change(seen, by, { texts: JSON.stringify(texts), items: JSON.stringify(items) }),
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
    schedule: (seen, at, by) => change(seen, by, { state: 'scheduled', send_at: at }),
    stop: (id, by) => guarded(stopIssue(db, id, by, now())),
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
        enqueue(db, testIssueKind.with({ ...reader, content, agreedAt }), mailDomain, now()),
      )
      outbox.wake()
    },
    progress: (id) => guarded(progressOf(db, id)),
    readers: () => guarded(confirmedReaders(db)),
  }
}

/** Changes a draft. @returns whether it still was as it was seen. */
async function changeDraft(
  db: Kysely<Schema>,
  { id, revision }: Seen,
  to: { texts: string; items: string } | { state: 'scheduled'; send_at: number },
  by: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set({ ...to, revision: revision + 1, updated_by: by, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
