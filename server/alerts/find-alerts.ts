import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { alertsOf, type ReaderAlert } from './manage.ts'
import { stopWhere } from './stop.ts'

/** An alert with its reader's address, for the agency. */
export interface FoundAlert extends ReaderAlert {
  email: string
}

/**
 * The alerts of one address or of all, by address.
 * @param email in any case.
 */
export async function findAlerts(db: Kysely<Schema>, email?: string): Promise<FoundAlert[]> {
  let readers = db.selectFrom('alert_readers').select(['id', 'email']).orderBy('email')
  if (email !== undefined) readers = readers.where('email', '=', email.trim().toLowerCase())
  const found: FoundAlert[] = []
  for (const reader of await readers.execute())
    for (const alert of await alertsOf(db, reader.id)) found.push({ ...alert, email: reader.email })
  return found
}

/**
 * Stops every alert of an address, as its reader could by one click.
 * @param email in any case.
 * @returns how many were stopped.
 */
export async function stopAlertsOf(
  { db, engine }: Database,
  email: string,
  now = Date.now(),
): Promise<number> {
  const address = email.trim().toLowerCase()
  return db.transaction().execute(async (transaction) => {
    // A write comes first, so that on SQLite the transaction has the lock before it reads.
    const reader = await transaction
      .updateTable('alert_readers')
      .set({ email: address })
      .where('email', '=', address)
      .returning('id')
      .executeTakeFirst()
    if (!reader) return 0
    return (await stopWhere(transaction, engine, { readerId: reader.id }, now)).length
  })
}
