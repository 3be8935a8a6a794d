import { type MailingJob, repeatMailing } from '../../mail/mailing-job.ts'
import { minute } from '../../shared/time/durations.ts'
import type { Repeated } from '../../shared/work/repeat.ts'
import { runDueJobs } from './due-viewings.ts'

/** Runs {@link runDueJobs} every minute. */
export const createViewingSchedule = (job: MailingJob): Repeated =>
  repeatMailing(job, 'viewings', minute, async () => {
    const due = await runDueJobs(job.database, job.mailDomain, job.clock())
    const changed = due.expired + due.reminded
    if (changed > 0) job.log.info({ viewings: due }, 'viewings: reminders sent, or holds expired')
    return { queued: changed }
  })
