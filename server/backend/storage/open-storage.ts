import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { createResizer } from '../../pictures/resize/resizer.ts'
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
 */
export function openStorage({ db, engine }: Database, dataDir: string, log: Logger): OpenStorage {
  const blobs = engine === 'postgres' ? blobsInChunks(db) : blobsInFiles(dataDir)
  const checker = createResizer()
  const resizer = createResizer()
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
