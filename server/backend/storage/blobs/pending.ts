import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { Blobs } from './blobs.ts'
import { hasNoObject } from './has-no-object.ts'

/**
 * Writes a blob that no object refers to yet. If the process is killed now, the blob is removed by
 * the sweep.
 * @param now milliseconds since 1970.
 * @returns the id of the blob, for {@link markUsed}.
 */
export async function writePending(
  db: Kysely<Schema>,
  blobs: Blobs,
  bytes: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<string> {
  const id = randomUUID()
  await db.insertInto('storage_blobs').values({ id, unused_since: now }).execute()
  await blobs.write(id, bytes)
  return id
}

/** Marks the blob as used by an object, in the transaction that writes the object's row. */
export async function markUsed(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction
    .updateTable('storage_blobs')
    .set({ unused_since: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Marks blobs as unused from now on, in the transaction that removed or replaced their objects. */
export async function release(
  transaction: Kysely<Schema>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('storage_blobs')
    .set({ unused_since: now })
    .where('id', 'in', ids)
    .where(hasNoObject)
    .execute()
}
