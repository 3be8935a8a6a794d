import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { createResizer } from '../../pictures/resize/resizer.ts'
import { blobsInChunks } from './blobs/chunks.ts'
import { blobsInFiles } from './blobs/files.ts'
import { createSweeper } from './blobs/sweep.ts'
import type { StoragePlace } from './context.ts'

export interface OpenStorage extends StoragePlace {
  /** Ends the processes of pictures, and the sweep that is running. */
  stop(): Promise<void>
}

/** Where bytes are: in the data folder beside SQLite; in PostgreSQL, where every process reaches them. */
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
