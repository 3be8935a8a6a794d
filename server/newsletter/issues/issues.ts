import type { Actor } from '../../audit-log/actor.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import type { Language } from '../../language.ts'
import { enqueue } from '../../mail/enqueue.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { SharedCalls } from '../../shared/work/shared-calls.ts'
import { newToken } from '../../tokens/token.ts'
import { composeIssue, issueProblems, shownItem } from './compose.ts'
import { testIssueKind } from './issue-email.ts'
import type { Issue, IssueItem, LiveIssue } from './issue.ts'
import { confirmedReaders, liveIssues, readProgress } from './readers.ts'
import { stopIssue } from './stop-issue.ts'
import {
  createIssue,
  saveIssueDraft,
  findIssue,
  listIssues,
  discardIssueDraft,
  resumeIssue,
  scheduleIssueDraft,
} from './stored-issues.ts'

interface Options {
  database: Database
  catalogue: Pick<Catalogue, 'find'>
  outbox: Pick<Outbox, 'wake'>
  mailDomain: string
  clock: Clock
}

/**
 * How long the number of readers of live newsletters is reused for all screens that show it, in
 * milliseconds: counting many readers is slow.
 */
const countedEvery = 3_000

export type Issues = ReturnType<typeof createIssues>

/**
 * Newsletters as staff write and send them; `by` is the author's e-mail address. Every call may
 * throw `Unavailable`.
 */
export function createIssues({ database: { db }, catalogue, outbox, mailDomain, clock }: Options) {
  const { on, guarded } = operationsOn('The newsletter', { db, clock })
  const counts = new SharedCalls<LiveIssue[]>(countedEvery)

  return {
    list: on(listIssues),
    find: on(findIssue),
    /** @returns the id of the empty issue. */
    create: on(createIssue),
    /** See {@link saveIssueDraft}. */
    save: on(saveIssueDraft),
    /** See {@link discardIssueDraft}. */
    discard: on(discardIssueDraft),
    problems: (issue: Issue) => issueProblems(issue, catalogue),
    /** The issue as its readers would see it now. */
    compose: (issue: Issue) => composeIssue(issue, catalogue),
    /** An item as readers see it; undefined for a home that visitors cannot see. */
    show: (item: IssueItem) => shownItem(item, catalogue),
    /** See {@link scheduleIssueDraft}. */
    schedule: on(scheduleIssueDraft),
    /** Makes a scheduled issue a draft again, or stops one that is being sent. */
    stop: (id: string, actor: Actor) =>
      guarded(
        db
          .transaction()
          .execute((transaction) => stopIssue(transaction, id, { actor, now: clock() })),
      ),
    /** Resumes a stopped issue. */
    resume: on(resumeIssue),
    async sendTest(issue: Issue, { email, language }: { email: string; language: Language }) {
      const content = JSON.stringify(await composeIssue(issue, catalogue))
      // The unsubscribe link of a test issue belongs to no subscriber.
      const reader = { email, language, unsubscribeToken: newToken() }
      const agreedAt = isoTime(clock())
      await guarded(
        enqueue(db, testIssueKind.with({ ...reader, content, agreedAt }), mailDomain, clock()),
      )
      outbox.wake()
    },
    progress: (id: string) => guarded(readProgress(db, id)),
    /** See {@link liveIssues}. */
    live: () =>
      counts.run(String(Math.floor(clock() / countedEvery)), () =>
        guarded(liveIssues(db, clock())),
      ),
    readers: () => guarded(confirmedReaders(db)),
  }
}
