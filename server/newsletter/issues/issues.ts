import type { Actor } from '../../audit-log/actor.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import { operationsOn, orUnavailable } from '../../database/or-unavailable.ts'
import type { Language } from '../../language.ts'
import { enqueue } from '../../mail/enqueue.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { SharedCalls } from '../../shared/work/shared-calls.ts'
import { newToken } from '../../tokens/token.ts'
import { composeIssue, issueProblems, shownItem } from './compose.ts'
import { testIssueKind } from './issue-email.ts'
import type { Issue, IssueItem, IssueTexts, LiveIssue } from './issue.ts'
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

interface Options {
  database: Database
  catalogue: Pick<Catalogue, 'find'>
  outbox: Pick<Outbox, 'wake'>
  mailDomain: string
  now: Clock
}

/**
 * How long the number of readers of live newsletters is kept for all screens that follow them, in
 * milliseconds: with many readers counting is slow.
 */
const countedEvery = 3_000

export type Issues = ReturnType<typeof createIssues>

/**
 * Newsletters as staff write and send them; `by` is the author's e-mail address. Every call may
 * throw {@link Unavailable}.
 */
export function createIssues({ database: { db }, catalogue, outbox, mailDomain, now }: Options) {
  const what = 'The newsletter'
  const guarded = <T>(work: Promise<T>) => orUnavailable(what, work)
  const on = operationsOn(what, db)
  const counts = new SharedCalls<LiveIssue[]>(countedEvery)

  return {
    list: on(listIssues),
    find: on(findIssue),
    /** @returns the id of the empty issue. */
    create: (by: string) => guarded(addIssue(db, by, now())),
    /**
     * Saves changes to a draft, unless it was changed since it was read.
     * @returns whether they were saved.
     */
    save: (
      seen: SeenIssue,
      written: { texts: IssueTexts; items: readonly IssueItem[] },
      by: string,
    ) => guarded(changeIssueDraft(db, { seen, change: written, by, now: now() })),
    remove: on(removeIssueDraft),
    problems: (issue: Issue) => issueProblems(issue, catalogue),
    /** The issue as its readers would see it now. */
    compose: (issue: Issue) => composeIssue(issue, catalogue),
    /** An item as readers see it; undefined for a home that visitors cannot see. */
    show: (item: IssueItem) => shownItem(item, catalogue),
    /**
     * Schedules a draft for a time in milliseconds since 1970.
     * @returns false where it was changed since it was read.
     */
    schedule: (seen: SeenIssue, at: number, actor: Actor) =>
      guarded(scheduleIssue(db, { seen, sendAt: at, actor, now: now() })),
    /** Makes a scheduled issue a draft again, or stops one that is being sent. */
    stop: (id: string, actor: Actor) =>
      guarded(
        db
          .transaction()
          .execute((transaction) => stopIssue(transaction, id, { actor, now: now() })),
      ),
    /** Resumes a stopped issue. */
    resume: (id: string, actor: Actor) => guarded(resumeIssue(db, { id, actor, now: now() })),
    async sendTest(issue: Issue, { email, language }: { email: string; language: Language }) {
      const content = JSON.stringify(await composeIssue(issue, catalogue))
      // The unsubscribe link of a test issue belongs to no subscriber.
      const reader = { email, language, unsubscribeToken: newToken() }
      const agreedAt = new Date(now()).toISOString()
      await guarded(
        enqueue(db, testIssueKind.with({ ...reader, content, agreedAt }), mailDomain, now()),
      )
      outbox.wake()
    },
    progress: on(readProgress),
    /** See {@link liveIssues}. */
    live: () =>
      counts.run(String(Math.floor(now() / countedEvery)), () => guarded(liveIssues(db, now()))),
    readers: on(confirmedReaders),
  }
}
