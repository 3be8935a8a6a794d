import { type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import { jsonText } from '../database/json-text.ts'
import type { Schema } from '../database/schema.ts'

/** Selects e-mails to some addresses, in lower case, and e-mails about some leads. */
interface Whose {
  addresses: readonly string[]
  leads: SelectQueryBuilder<Schema, 'leads', { id: string }>
}

/**
 * Keeps every worker from claiming an unsent e-mail to or about a person until the caller's
 * transaction ends.
 * @returns how many of them a worker is sending now.
 */
export async function lockUnsent(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  { addresses, leads }: Whose,
): Promise<number> {
  let unsent = transaction
    .selectFrom('outbox')
    .select('leased_until')
    .where('state', '!=', 'sent')
    .where(({ or, eb }) => or([isTo(engine, addresses), eb('lead_id', 'in', leads)]))
  // On SQLite the caller has the lock of the whole database.
  if (engine === 'postgres') unsent = unsent.forUpdate()
  const rows = await unsent.execute()
  return rows.filter(({ leased_until }) => leased_until > Date.now()).length
}

/**
 * Cancels the unsent e-mails to some addresses, in the caller's transaction.
 * @returns how many.
 */
export async function cancelEmailsTo(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  addresses: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outbox')
    .where('state', '!=', 'sent')
    .where(isTo(engine, addresses))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Cancels the unsent e-mails about some leads, in the caller's transaction, and removes what is
 * personal from the rows of those that were sent.
 * @returns how many were cancelled.
 */
export async function eraseEmailsAbout(
  transaction: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outbox')
    .where('lead_id', 'in', leadIds)
    .where('state', '!=', 'sent')
    .executeTakeFirst()
  // The mail server's answer may name the address.
  await transaction
    .updateTable('outbox')
    .set({ last_error: null, payload: null })
    .where('lead_id', 'in', leadIds)
    .execute()
  return Number(numDeletedRows)
}

/**
 * The ids of e-mails about no lead that wait no longer.
 * @param createdBefore when they were queued at the latest, in milliseconds since 1970.
 * @param limit the most that are found.
 */
export async function oldEmails(
  db: Kysely<Schema>,
  createdBefore: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', 'is', null)
    .where('state', '!=', 'waiting')
    .where('created_at', '<', createdBefore)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes e-mails that wait no longer; one that staff have released meanwhile stays. */
export async function removeEmails(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('outbox').where('id', 'in', ids).where('state', '!=', 'waiting').execute()
}

const isTo = (engine: Database['engine'], addresses: readonly string[]) =>
  sql<SqlBool>`${jsonText(engine, 'payload', 'email')} in (${sql.join(addresses)})`
