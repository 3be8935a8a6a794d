import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { createResizer, type Resizer } from '../../pictures/resize/resizer.ts'
import { blobsInChunks } from './blobs/chunks.ts'
import { blobsInFiles } from './blobs/files.ts'
import { createSweeper } from './blobs/sweep.ts'
import type { StorageDependencies } from './context.ts'

export interface OpenStorage extends StorageDependencies {
  /** Ends the picture processes and a running sweep. */
  stop(): Promise<void>
}

/**
 * The store of the bytes: files in the data folder with SQLite; rows of PostgreSQL, which every process can read.
 * @param newResizer makes a picture process; for tests, which share theirs.
 */
export function openStorage(
  { db, engine }: Database,
  dataDir: string,
  log: Logger,
  newResizer: () => Resizer = createResizer,
): OpenStorage {
  const blobs = engine === 'postgres' ? blobsInChunks(db) : blobsInFiles(dataDir)
  const checker = newResizer()
  const resizer = newResizer()
  const sweeper = createSweeper(db, blobs, log)
  sweeper.start()
  return {
    blobs,
    checker,
    resizer,
    async stop() {
      checker.stop()
      resizer.stop()
      await sweeper.stop()
    },
  }
}
