import { type Kysely, NoResultError } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { isMissingFile } from '../../../shared/missing-file.ts'
import { type Blobs, readAll } from './blobs.ts'

interface Copied {
  /** The number of files that were copied. */
  files: number
  bytes: number
  /** The number of files that had been copied before. */
  before: number
  /** The number of files that are in neither place. */
  missing: number
}

/**
 * Copies every stored file to another place. Files that are there already are skipped, so that an
 * interrupted copy can be repeated. Nothing is removed. A file that cannot be read ends the copy
 * with its error.
 */
export async function copyBlobs(db: Kysely<Schema>, from: Blobs, to: Blobs): Promise<Copied> {
  const copied: Copied = { files: 0, bytes: 0, before: 0, missing: 0 }
  const there = new Set(await Array.fromAsync(to.olderThan(Number.POSITIVE_INFINITY)))
  const objects = await db
    .selectFrom('storage_objects')
    .select(['blob_id', 'size'])
    .distinct()
    .orderBy('blob_id')
    .execute()
  for (const { blob_id: id, size } of objects) {
    if (there.has(id)) {
      copied.before++
      continue
    }
    const bytes = await readAll(from, id, size).catch((error: unknown) => {
      if (isMissingFile(error) || error instanceof NoResultError) return undefined
      throw error
    })
    if (!bytes) {
      copied.missing++
      continue
    }
    await to.write(id, new Uint8Array(bytes))
    copied.files++
    copied.bytes += bytes.length
  }
  return copied
}
