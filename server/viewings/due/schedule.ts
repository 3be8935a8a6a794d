import type { MailingJob } from '../../mail/mailing-job.ts'
import { minute } from '../../shared/time/durations.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import { runDueJobs } from './due-viewings.ts'

/** The time between two polls for due jobs, in milliseconds. */
const interval = minute

/** Runs {@link runDueJobs} every minute. */
export function createViewingSchedule({
  database,
  outbox,
  log,
  mailDomain,
  now,
}: MailingJob): Repeated {
  return repeat(
    {
      interval,
      onFailure: (error) =>
        log.error({ err: error }, 'viewings: due jobs failed and will be retried'),
    },
    async () => {
      const due = await runDueJobs(database, mailDomain, now())
      if (due.expired + due.reminded === 0) return
      outbox.wake()
      log.info({ viewings: due }, 'viewings: reminded, or free again')
    },
  )
}
