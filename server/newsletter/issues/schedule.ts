import type { Logger } from 'pino'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import { sendIssues } from './send-issues.ts'

/** The time between two looks for due issues, in milliseconds. */
const interval = 5_000

interface Options {
  database: Database
  catalogue: Pick<Catalogue, 'find'>
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  mailDomain: string
  /** E-mails a minute. */
  pace: number
  now: Clock
}

/** Runs {@link sendIssues} every five seconds. */
export function createNewsletterSchedule({ outbox, log, now, ...sending }: Options): Repeated {
  return repeat(
    {
      interval,
      onFailure: (error) =>
        log.error({ err: error }, 'newsletter: sending failed and will be retried'),
    },
    async () => {
      const queued = await sendIssues({ ...sending, log }, now())
      if (queued > 0) outbox.wake()
    },
  )
}
