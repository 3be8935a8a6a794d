import { type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import { jsonText } from '../database/json-text.ts'
import { lockRows } from '../database/lock-rows.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'

/** Selects the e-mails to these addresses, in lower case, and the e-mails about these leads. */
interface Whose {
  addresses: readonly string[]
  leads: SelectQueryBuilder<Schema, 'leads', { id: string }>
}

/**
 * Prevents workers, until the caller's transaction ends, from claiming an unsent e-mail to or about
 * a person.
 * @returns the end of the lease of each of these e-mails, in milliseconds since 1970; a time in the
 *   past where nobody is sending the e-mail.
 */
export async function lockUnsent(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  { addresses, leads }: Whose,
): Promise<number[]> {
  takeLock(transaction, 'emails')
  const unsent = transaction
    .selectFrom('outbox')
    .select('leased_until')
    .where('state', '!=', 'sent')
    .where(({ or, eb }) =>
      or([eb('lead_id', 'in', leads), ...(addresses.length > 0 ? [isTo(engine, addresses)] : [])]),
    )
  const rows = await lockRows(engine, unsent.orderBy('id')).execute()
  return rows.map(({ leased_until }) => leased_until)
}

/**
 * Cancels the unsent e-mails to some addresses, in the caller's transaction, and removes the
 * addresses from the rows of the others.
 * @returns how many were cancelled.
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
  // `last_error` is removed too: the mail server's answer may contain the address.
  await transaction
    .updateTable('outbox')
    .set({ recipient: null, last_error: null })
    .where('recipient', 'in', addresses)
    .execute()
  return Number(numDeletedRows)
}

/**
 * Cancels the unsent e-mails about some leads, in the caller's transaction, and removes personal
 * data from the rows of sent ones.
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
  // `last_error` is removed too: the mail server's answer may contain the address.
  await transaction
    .updateTable('outbox')
    .set({ last_error: null, payload: null })
    .where('lead_id', 'in', leadIds)
    .execute()
  return Number(numDeletedRows)
}

/**
 * The ids of e-mails that are about no lead and no longer wait.
 * @param createdBefore they were queued before this time, in milliseconds since 1970.
 * @param limit the most ids that are returned.
 */
export async function outdatedEmails(
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

/** Removes e-mails that no longer wait; one that staff have released in the meantime stays. */
export async function removeEmails(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('outbox').where('id', 'in', ids).where('state', '!=', 'waiting').execute()
}

const isTo = (engine: Database['engine'], addresses: readonly string[]) =>
  sql<SqlBool>`${jsonText(engine, 'payload', 'email')} in (${sql.join(addresses)})`
