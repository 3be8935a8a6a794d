import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Schema } from '../database/schema.ts'

/** Reads and locks the revisions of homes until the transaction ends. */
export async function readRevisions(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  ids: readonly string[],
) {
  const found: { id: string; revision: number }[] = []
  for (const part of inBatches(ids)) {
    const homes = transaction
      .selectFrom('properties')
      .select(['id', 'revision'])
      .where('id', 'in', part)
      .orderBy('id')
    found.push(...(await lockRows(engine, homes).execute()))
  }
  return found
}
