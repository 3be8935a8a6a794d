import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type MailingJob, repeatMailing } from '../../mail/mailing-job.ts'
import type { Repeated } from '../../shared/work/repeat.ts'
import { sendIssues } from './send-issues.ts'

/** The time between two looks for due issues, in milliseconds. */
const interval = 5_000

interface Options extends MailingJob {
  catalogue: Pick<Catalogue, 'find'>
  /** E-mails a minute. */
  pace: number
}

/** Runs {@link sendIssues} every five seconds. */
export const createNewsletterSchedule = ({ outbox, clock, ...sending }: Options): Repeated =>
  repeatMailing({ outbox, log: sending.log }, 'newsletter', interval, async () => ({
    queued: await sendIssues(sending, clock()),
  }))
