import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import { doWhatIsDue } from './due-viewings.ts'

/** Between two looks at what is due, in milliseconds. */
const interval = 60_000

export interface ViewingSchedule {
  /** Begins at once, and again every minute. */
  start(): void
  /** Ends after the look that is running. */
  stop(): Promise<void>
}

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  mailDomain: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Reminds of viewings and frees what was held too long, every minute; see {@link doWhatIsDue}. */
export function createViewingSchedule({
  database,
  outbox,
  log,
  mailDomain,
  now,
}: Options): ViewingSchedule {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function run() {
    try {
      const due = await doWhatIsDue(database, mailDomain, now())
      if (due.expired + due.reminded > 0) {
        outbox.wake()
        log.info({ viewings: due }, 'viewings: reminded, or free again')
      }
    } catch (error) {
      log.error({ err: error }, 'viewings: what is due could not be done; it is tried again')
    }
    if (!stopped) timer = setTimeout(begin, interval).unref()
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
