import { type MailingJob, repeatMailing } from '../../mail/mailing-job.ts'
import type { Repeated } from '../../shared/work/repeat.ts'
import { processDueLeads } from './due-leads.ts'
import { indexEarlierLeads } from './index-leads.ts'

/** Milliseconds between two runs. */
const interval = 30_000

/** Runs due work on leads: see {@link processDueLeads} and {@link indexEarlierLeads}. */
export const createLeadSchedule = (job: MailingJob): Repeated =>
  repeatMailing(job, 'leads', interval, async () => {
    const { db } = job.database
    const { reminded } = await processDueLeads(db, job.mailDomain, job.clock())
    const indexed = await indexEarlierLeads(db)
    return { queued: reminded, ...(indexed > 0 ? { pause: 0 } : {}) }
  })
