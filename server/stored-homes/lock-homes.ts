import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/**
 * Keeps other writers of properties waiting until the end of the transaction; readers are not
 * affected.
 */
export async function lockHomes(transaction: Kysely<Schema>, engine: Database['engine']) {
  if (engine === 'postgres')
    await sql`lock table properties in share row exclusive mode`.execute(transaction)
  // Any write takes SQLite's only write lock, even one that changes nothing.
  else await transaction.deleteFrom('properties').where('id', '=', '').execute()
}
