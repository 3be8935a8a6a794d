import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { createResizer, type Resizer } from '../../pictures/resize/resizer.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { Repeated } from '../../shared/work/repeat.ts'
import { blobsInBucket } from './blobs/blobs-in-bucket.ts'
import type { Blobs } from './blobs/blobs.ts'
import type { Bucket } from './blobs/bucket.ts'
import { blobsInChunks } from './blobs/chunks.ts'
import { blobsInFiles } from './blobs/files.ts'
import { createSweeper } from './blobs/sweep.ts'
import type { StorageDependencies } from './context.ts'

export interface OpenStorage extends StorageDependencies {
  /** Removes unused bytes. */
  sweeper: Repeated
  /** Ends the picture processes. */
  stop(): void
}

interface StoragePlace {
  dataDir: string
  /** Undefined: the bytes are beside the database. */
  bucket?: Bucket | undefined
}

/**
 * The store of the bytes where no bucket is configured: files in the data folder with SQLite; rows
 * of PostgreSQL, which every process can read.
 */
export const blobsBeside = ({ db, engine }: Database, dataDir: string): Blobs =>
  engine === 'postgres' ? blobsInChunks(db) : blobsInFiles(dataDir)

/**
 * The store of the agency's files.
 * @param newResizer makes a picture process; for tests, which share theirs.
 */
export function openStorage(
  database: Database,
  { dataDir, bucket }: StoragePlace,
  dependencies: { log: Logger; clock: Clock },
  newResizer: () => Resizer = createResizer,
): OpenStorage {
  const { db } = database
  const blobs = bucket ? blobsInBucket(bucket) : blobsBeside(database, dataDir)
  const checker = newResizer()
  const resizer = newResizer()
  return {
    blobs,
    checker,
    resizer,
    sweeper: createSweeper(db, blobs, dependencies),
    stop() {
      checker.stop()
      resizer.stop()
    },
  }
}
