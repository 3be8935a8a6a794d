import type { Kysely, Updateable } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { authorNames } from '../../backend/staff/author-names.ts'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { NewsletterIssuesTable } from '../../database/tables/newsletter.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { Issue, IssueItem, IssueTexts } from './issue.ts'
import { readIssue } from './read-issue.ts'
import { recordIssueState } from './record-state.ts'

/** A draft with the revision that somebody has seen. */
type SeenIssue = Pick<Issue, 'id' | 'revision'>

/** The most issues that are listed. */
const maxListed = 100
const nothing = { en: '', es: '' }

/** The database and the clock of newsletters. */
interface IssueContext extends Pick<Database, 'db'> {
  clock: Clock
}

/** The newsletters that were changed last, latest first. */
export async function listIssues({ db }: Pick<IssueContext, 'db'>): Promise<Issue[]> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .limit(maxListed)
    .execute()
  const nameOf = await authorNames(
    db,
    rows.map((row) => row.updated_by),
  )
  return rows.map((row) => readIssue({ ...row, updated_by: nameOf(row.updated_by) }))
}

/** A newsletter, or undefined where there is none. */
export async function findIssue(
  { db }: Pick<IssueContext, 'db'>,
  id: string,
): Promise<Issue | undefined> {
  const row = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const nameOf = await authorNames(db, [row.updated_by])
  return readIssue({ ...row, updated_by: nameOf(row.updated_by) })
}

/** Adds an empty draft, once for its id. */
export async function createIssue(
  { db, clock }: IssueContext,
  id: string,
  by: string,
): Promise<void> {
  const texts: IssueTexts = { subject: nothing, opening: nothing }
  await db
    .insertInto('newsletter_issues')
    .values({
      id,
      state: 'draft',
      revision: 1,
      texts: JSON.stringify(texts),
      items: '[]',
      created_by: by,
      updated_by: by,
      updated_at: clock(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Saves changes to a draft, unless it was changed since it was read.
 * @param by the author's e-mail address.
 * @returns whether they were saved.
 */
export const saveIssueDraft = (
  { db, clock }: IssueContext,
  seen: SeenIssue,
  { texts, items }: { texts: IssueTexts; items: readonly IssueItem[] },
  by: string,
): Promise<boolean> =>
  updateDraft(db, seen, {
    texts: JSON.stringify(texts),
    items: JSON.stringify(items),
    updated_by: by,
    updated_at: clock(),
  })

/**
 * Schedules a draft.
 * @param sendAt milliseconds since 1970.
 * @returns false where it was changed since it was read.
 */
export const scheduleIssueDraft = (
  { db, clock }: IssueContext,
  seen: SeenIssue,
  sendAt: number,
  actor: Actor,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const isScheduled = await updateDraft(transaction, seen, {
      state: 'scheduled',
      send_at: sendAt,
      updated_by: actor.name,
      updated_at: clock(),
    })
    const change = { id: seen.id, from: 'draft', to: 'scheduled', sendAt } as const
    if (isScheduled) await recordIssueState(transaction, change, { actor, now: clock() })
    return isScheduled
  })

async function updateDraft(
  db: Kysely<Schema>,
  { id, revision }: SeenIssue,
  columns: Updateable<NewsletterIssuesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set({ ...columns, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Deletes a draft, unless somebody has changed it since it was read.
 * @returns whether it was deleted.
 */
export async function discardIssueDraft(
  { db }: Pick<IssueContext, 'db'>,
  { id, revision }: SeenIssue,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Resumes a newsletter whose sending was stopped. */
export const resumeIssue = ({ db, clock }: IssueContext, id: string, actor: Actor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'sending', updated_by: actor.name, updated_at: clock() })
      .where('id', '=', id)
      .where('state', '=', 'stopped')
      .executeTakeFirst()
    const change = { id, from: 'stopped', to: 'sending' } as const
    if (numUpdatedRows === 1n) await recordIssueState(transaction, change, { actor, now: clock() })
  })
