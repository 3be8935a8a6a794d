import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Schema } from '../database/schema.ts'

/** Ids of one statement. */
export const batchSize = 500

/** The revisions of homes, which nobody else changes until the transaction ends. */
export async function readRevisions(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  ids: readonly string[],
) {
  const found: { id: string; revision: number }[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const homes = transaction
      .selectFrom('properties')
      .select(['id', 'revision'])
      .where('id', 'in', ids.slice(start, start + batchSize))
      .orderBy('id')
    found.push(...(await lockRows(engine, homes).execute()))
  }
  return found
}
