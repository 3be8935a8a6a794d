import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { BoundedQueue } from '../../../shared/work/bounded-queue.ts'
import type { Blobs } from './blobs.ts'
import { streamOf } from './stream-of.ts'

/** The bytes in one row; few, because each slow reader keeps a chunk in memory. */
const chunkBytes = 512 * 1024

/**
 * Concurrent reads. The limit leaves most connections to everything else; a reader waits here
 * rather than in the connection pool, whose time-out would break a response that has begun.
 */
const reads = { atOnce: 3, waiting: 10_000 }

/**
 * Bytes as rows of PostgreSQL, so that all processes can read them and database backups contain
 * them.
 */
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
    // Chunks are deleted with the row of their blob (on delete cascade).
    async remove() {},
    async *olderThan() {},
  }
}
