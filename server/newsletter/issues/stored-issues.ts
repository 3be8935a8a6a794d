import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { authorNames } from '../../staff/author-names.ts'
import type { Issue, IssueItem, IssueTexts } from './issue.ts'
import { readIssue } from './read-issue.ts'

/** A draft as somebody has seen it. */
export type SeenIssue = Pick<Issue, 'id' | 'revision'>

/** Issues that are listed. */
const maxListed = 100
const nothing = { en: '', es: '' }

/** The newsletters that were changed last, the latest first. */
export async function listIssues(db: Kysely<Schema>): Promise<Issue[]> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map(readIssue)
}

/** One newsletter, or undefined. */
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

/** Adds an empty draft. @returns its id. */
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
      updated_by: by,
      updated_at: now,
    })
    .execute()
  return id
}

type DraftChange =
  | { texts: IssueTexts; items: readonly IssueItem[] }
  | { state: 'scheduled'; sendAt: number }

/** Changes a draft. @returns whether it still was as it was seen. */
export async function changeIssueDraft(
  db: Kysely<Schema>,
  {
    seen: { id, revision },
    change,
    by,
    now,
  }: { seen: SeenIssue; change: DraftChange; by: string; now: number },
): Promise<boolean> {
  const columns =
    'texts' in change
      ? { texts: JSON.stringify(change.texts), items: JSON.stringify(change.items) }
      : { state: change.state, send_at: change.sendAt }
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set({ ...columns, revision: revision + 1, updated_by: by, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a draft. @returns whether it still was as it was seen. */
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
export async function resumeIssue(
  db: Kysely<Schema>,
  { id, by, now }: { id: string; by: string; now: number },
): Promise<void> {
  await db
    .updateTable('newsletter_issues')
    .set({ state: 'sending', next_batch_at: now, updated_by: by, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'stopped')
    .execute()
}
