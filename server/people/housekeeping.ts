import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { removeOldMailFiles } from '../mail/mail-files.ts'
import { eraseOutdated, kept } from './retention.ts'

const minute = 60_000
/** How often, in milliseconds; and how soon again when it failed. */
const interval = 24 * 60 * minute
const afterFailure = 10 * minute

export interface Housekeeping {
  /** Begins at once, and again every day. */
  start(): void
  /** Ends after the step in hand. */
  stop(): Promise<void>
}

interface Options {
  database: Database
  /** Where letters are written as files. */
  mailFolder: string
  log: Logger
}

/** Erases every day what was kept long enough (GDPR, article 5.1.e); see {@link kept}. */
export function createHousekeeping({ database, mailFolder, log }: Options): Housekeeping {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function run() {
    let pause = interval
    try {
      const erased = await eraseOutdated(database)
      const files = await removeOldMailFiles(mailFolder, Date.now() - kept.file)
      if (Object.keys(erased).length > 0 || files > 0)
        log.info({ erased: { ...erased, files } }, 'erased what was kept long enough')
    } catch (error) {
      log.error({ err: error }, 'what was kept long enough could not be erased; it is tried again')
      pause = afterFailure
    }
    if (!stopped) timer = setTimeout(begin, pause).unref()
  }

  function begin() {
    running = run()
  }

  return {
    start: begin,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
