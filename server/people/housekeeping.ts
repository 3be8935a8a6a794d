import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { removeOldMailFiles } from '../mail/mail-files.ts'
import { kept } from './retention-rules.ts'
import { eraseOutdated } from './retention.ts'

const minute = 60_000
/** Between two runs, in milliseconds. */
const interval = 24 * 60 * minute
const retryInterval = 10 * minute

export interface Housekeeping {
  /** Begins at once, and again every day. */
  start(): void
  /** Ends after the step that is running. */
  stop(): Promise<void>
}

interface Options {
  database: Database
  /** Where e-mails are written as files. */
  mailFolder: string
  log: Logger
}

/** Erases every day what has passed its retention time (GDPR, article 5.1.e); see {@link kept}. */
export function createHousekeeping({ database, mailFolder, log }: Options): Housekeeping {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function run() {
    let delay = interval
    try {
      const erased = await eraseOutdated(database)
      const files = await removeOldMailFiles(mailFolder, Date.now() - kept.file)
      if (Object.keys(erased).length > 0 || files > 0)
        log.info({ erased: { ...erased, files } }, 'erased what was kept long enough')
    } catch (error) {
      log.error({ err: error }, 'what was kept long enough could not be erased; it is tried again')
      delay = retryInterval
    }
    if (!stopped) timer = setTimeout(begin, delay).unref()
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
