import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/time/clock.ts'
import { repeat, type Repeated } from '../shared/work/repeat.ts'
import type { Outbox } from './outbox.ts'

/** The services for a job that queues e-mails. */
export interface MailingJob {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  mailDomain: string
  clock: Clock
}

/** The result of one run of a job. */
interface MailingRun {
  /** The number of e-mails that it has queued. */
  queued: number
  /** The time until the next run, in milliseconds; by default the interval. */
  pause?: number
}

/**
 * Repeats the due work of a feature. The outbox sends at once what a run has queued.
 * @param what names the feature in the log: `leads`.
 * @param interval the time between two runs, in milliseconds.
 */
export const repeatMailing = (
  { outbox, log }: Pick<MailingJob, 'outbox' | 'log'>,
  what: string,
  interval: number,
  work: () => Promise<MailingRun>,
): Repeated =>
  repeat(
    {
      interval,
      onFailure: (error) =>
        log.error({ err: error }, `${what}: due work failed and is tried again`),
    },
    async () => {
      const { queued, pause } = await work()
      if (queued > 0) outbox.wake()
      return pause
    },
  )
