import { type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { retryFromStart, asDropped } from './queue.ts'

/** The reason for which e-mails are held after a restore. */
export const heldAfterRestore = 'it may have been sent after the backup was made'

/**
 * Holds every waiting e-mail. One that a worker is sending keeps its lease, and is recorded as sent
 * if the mail server accepts it.
 * @returns how many are held.
 */
export async function holdWaitingEmails({ db }: Pick<Database, 'db'>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'held', last_error: heldAfterRestore })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Releases held e-mails: they are sent with their existing Message-IDs.
 * @param idStart the beginning of an id; undefined means all.
 * @returns how many were released.
 */
export async function releaseHeldEmails(
  { db }: Database,
  now: number,
  idStart?: string,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...retryFromStart(now), last_error: null })
    .where('state', '=', 'held')
    .where(beginningWith(idStart))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Records that held e-mails are given up.
 * @param idStart the beginning of an id; undefined means all.
 * @returns how many were given up.
 */
export async function dropHeldEmails({ db }: Database, idStart?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(asDropped)
    .where('state', '=', 'held')
    .where(beginningWith(idStart))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const beginningWith = (idStart = '') =>
  sql<SqlBool>`substr(id, 1, ${sql.lit(idStart.length)}) = ${idStart}`
