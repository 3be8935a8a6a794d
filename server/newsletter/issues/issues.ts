import type { Actor } from '../../audit-log/actor.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import type { Language } from '../../language.ts'
import { enqueue } from '../../mail/enqueue.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { SharedCalls } from '../../shared/work/shared-calls.ts'
import { newToken } from '../../tokens/token.ts'
import { composeIssue, issueProblems, shownItem } from './compose.ts'
import { testIssueKind } from './issue-email.ts'
import type {
  Issue,
  IssueContent,
  IssueItem,
  IssueProblem,
  IssueProgress,
  IssueTexts,
  LiveIssue,
  ShownItem,
} from './issue.ts'
import { confirmedReaders, liveIssues, readProgress } from './readers.ts'
import { stopIssue } from './stop-issue.ts'
import {
  addIssue,
  changeIssueDraft,
  findIssue,
  listIssues,
  removeIssueDraft,
  resumeIssue,
  scheduleIssue,
  type SeenIssue,
} from './stored-issues.ts'

/**
 * Newsletters as staff write and send them; `by` is the author's e-mail address. All of it throws
 * {@link Unavailable}.
 */
export interface Issues {
  /** The latest first. */
  list(): Promise<Issue[]>
  find(id: string): Promise<Issue | undefined>
  /** @returns the id of an empty one. */
  create(by: string): Promise<string>
  /**
   * Saves changes to a draft, unless it was changed since it was read.
   * @returns whether they were saved.
   */
  save(
    seen: SeenIssue,
    written: { texts: IssueTexts; items: readonly IssueItem[] },
    by: string,
  ): Promise<boolean>
  /** Removes a draft. */
  remove(seen: SeenIssue): Promise<boolean>
  problems(issue: Issue): Promise<IssueProblem[]>
  /** As its readers see it now. */
  compose(issue: Issue): Promise<IssueContent>
  /** An item as readers see it; undefined for a home that visitors do not see. */
  show(item: IssueItem): Promise<ShownItem | undefined>
  /**
   * Schedules a draft for a time in milliseconds since 1970.
   * @returns false where it was changed since it was read.
   */
  schedule(seen: SeenIssue, at: number, actor: Actor): Promise<boolean>
  /** Makes a scheduled one a draft again, or stops one that is being sent. */
  stop(id: string, actor: Actor): Promise<void>
  /** Resumes a stopped one. */
  resume(id: string, actor: Actor): Promise<void>
  sendTest(issue: Issue, to: { email: string; language: Language }): Promise<void>
  progress(id: string): Promise<IssueProgress>
  /** See {@link liveIssues}. */
  live(): Promise<LiveIssue[]>
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

/**
 * Milliseconds in which the readers of live newsletters are counted once, for all screens that
 * follow them: with many readers a count takes long.
 */
const countedEvery = 3_000

/** Newsletters over the database. */
export function createIssues({
  database: { db },
  catalogue,
  outbox,
  mailDomain,
  now,
}: Options): Issues {
  const guarded = <T>(work: Promise<T>) => orUnavailable('The newsletter', work)
  const counts = new SharedCalls<LiveIssue[]>(countedEvery)

  return {
    list: () => guarded(listIssues(db)),
    find: (id) => guarded(findIssue(db, id)),
    create: (by) => guarded(addIssue(db, by, now())),
    save: (seen, written, by) =>
      guarded(changeIssueDraft(db, { seen, change: written, by, now: now() })),
    remove: (seen) => guarded(removeIssueDraft(db, seen)),
    problems: (issue) => issueProblems(issue, catalogue),
    compose: (issue) => composeIssue(issue, catalogue),
    show: (item) => shownItem(item, catalogue),
    schedule: (seen, at, actor) =>
      guarded(scheduleIssue(db, { seen, sendAt: at, actor, now: now() })),
    stop: (id, actor) =>
      guarded(
        db
          .transaction()
          .execute((transaction) => stopIssue(transaction, id, { actor, now: now() })),
      ),
    resume: (id, actor) => guarded(resumeIssue(db, { id, actor, now: now() })),
    async sendTest(issue, { email, language }) {
      const content = JSON.stringify(await composeIssue(issue, catalogue))
      // The unsubscribe link of a test belongs to no subscriber.
      const reader = { email, language, unsubscribeToken: newToken() }
      const agreedAt = new Date(now()).toISOString()
      await guarded(
        enqueue(db, testIssueKind.with({ ...reader, content, agreedAt }), mailDomain, now()),
      )
      outbox.wake()
    },
    progress: (id) => guarded(readProgress(db, id)),
    live: () =>
      counts.run(String(Math.floor(now() / countedEvery)), () => guarded(liveIssues(db, now()))),
    readers: () => guarded(confirmedReaders(db)),
  }
}
