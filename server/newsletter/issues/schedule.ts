import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { MailingJob } from '../../mail/mailing-job.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import { sendIssues } from './send-issues.ts'

/** The time between two looks for due issues, in milliseconds. */
const interval = 5_000

interface Options extends MailingJob {
  catalogue: Pick<Catalogue, 'find'>
  /** E-mails a minute. */
  pace: number
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
