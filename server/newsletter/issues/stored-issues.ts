import { randomUUID } from 'node:crypto'
import type { Kysely, Updateable } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import type { Schema } from '../../database/schema.ts'
import type { NewsletterIssuesTable } from '../../database/tables/newsletter.ts'
import { authorNames } from '../../staff/author-names.ts'
import type { Issue, IssueItem, IssueTexts } from './issue.ts'
import { readIssue } from './read-issue.ts'
import { recordIssueState } from './record-state.ts'

/** A draft with the revision that somebody has seen. */
export type SeenIssue = Pick<Issue, 'id' | 'revision'>

/** The most issues that are listed. */
const maxListed = 100
const nothing = { en: '', es: '' }

/** The newsletters that were changed last, latest first. */
export async function listIssues(db: Kysely<Schema>): Promise<Issue[]> {
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
export async function findIssue(db: Kysely<Schema>, id: string): Promise<Issue | undefined> {
  const row = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const nameOf = await authorNames(db, [row.updated_by])
  return readIssue({ ...row, updated_by: nameOf(row.updated_by) })
}

/**
 * Adds an empty draft.
 * @returns the id of the draft.
 */
export async function addIssue(db: Kysely<Schema>, by: string, now: number): Promise<string> {
  const id = randomUUID()
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
      updated_at: now,
    })
    .execute()
  return id
}

/**
 * Changes a draft.
 * @returns whether the draft still had the revision that was seen.
 */
export const changeIssueDraft = (
  db: Kysely<Schema>,
  {
    seen,
    change: { texts, items },
    by,
    now,
  }: {
    seen: SeenIssue
    change: { texts: IssueTexts; items: readonly IssueItem[] }
    by: string
    now: number
  },
): Promise<boolean> =>
  updateDraft(db, seen, {
    texts: JSON.stringify(texts),
    items: JSON.stringify(items),
    updated_by: by,
    updated_at: now,
  })

/**
 * Schedules a draft.
 * @returns whether the draft still had the revision that was seen.
 */
export const scheduleIssue = (
  db: Kysely<Schema>,
  { seen, sendAt, actor, now }: { seen: SeenIssue; sendAt: number; actor: Actor; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const isScheduled = await updateDraft(transaction, seen, {
      state: 'scheduled',
      send_at: sendAt,
      updated_by: actor.name,
      updated_at: now,
    })
    const change = { id: seen.id, from: 'draft', to: 'scheduled', sendAt } as const
    if (isScheduled) await recordIssueState(transaction, change, { actor, now })
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
 * Removes a draft.
 * @returns whether the draft still had the revision that was seen.
 */
export async function removeIssueDraft(
  db: Kysely<Schema>,
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
export const resumeIssue = (
  db: Kysely<Schema>,
  { id, actor, now }: { id: string; actor: Actor; now: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'sending', updated_by: actor.name, updated_at: now })
      .where('id', '=', id)
      .where('state', '=', 'stopped')
      .executeTakeFirst()
    const change = { id, from: 'stopped', to: 'sending' } as const
    if (numUpdatedRows === 1n) await recordIssueState(transaction, change, { actor, now })
  })
