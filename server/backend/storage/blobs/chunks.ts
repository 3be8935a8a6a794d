import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { BoundedQueue } from '../../../shared/bounded-queue.ts'
import type { Blobs } from './blobs.ts'
import { streamOf } from './stream-of.ts'

/** Bytes of one row: little enough that a reader who is slow holds little of it. */
const chunkBytes = 512 * 1024

/**
 * Reads at a time: most connections stay for everything else, and a reader waits here, where no time-out ends
 * an answer that has begun.
 */
const reads = { atOnce: 3, waiting: 10_000 }

/** Bytes as rows of PostgreSQL, where several processes reach them and its backups have them. */
export function blobsInChunks(db: Kysely<Schema>): Blobs {
  const queue = new BoundedQueue(reads)

  const chunk = (id: string, number: number) =>
    queue.run(() =>
      db
        .selectFrom('storage_chunks')
        .select('bytes')
        .where('blob_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirstOrThrow(),
    )

  async function* chunks(id: string, from: number, to: number) {
    for (let number = Math.floor(from / chunkBytes); number * chunkBytes <= to; number++) {
      const { bytes } = await chunk(id, number)
      const start = number * chunkBytes
      yield bytes.subarray(Math.max(0, from - start), to - start + 1)
    }
  }
  return {
    async write(id, bytes) {
      for (let start = 0; start < bytes.length; start += chunkBytes)
        await db
          .insertInto('storage_chunks')
          .values({
            blob_id: id,
            number: start / chunkBytes,
            bytes: bytes.subarray(start, start + chunkBytes),
          })
          .execute()
    },
    read: (id, from, to) => streamOf(chunks(id, from, to)),
    // They go with the row of their blob.
    async remove() {},
    async *olderThan() {},
  }
}
