import type { MailingJob } from '../../mail/mailing-job.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import { processDueLeads } from './due-leads.ts'
import { indexEarlierLeads } from './index-leads.ts'

/** Milliseconds between two runs. */
const interval = 30_000

/** Runs due work on leads: see {@link processDueLeads} and {@link indexEarlierLeads}. */
export function createLeadSchedule({
  database: { db },
  outbox,
  log,
  mailDomain,
  now,
}: MailingJob): Repeated {
  return repeat(
    {
      interval,
      onFailure: (error) =>
        log.error({ err: error }, 'leads: what is due could not be done; it is tried again'),
    },
    async () => {
      const { reminded } = await processDueLeads(db, mailDomain, now())
      if (reminded > 0) outbox.wake()
      return (await indexEarlierLeads(db)) > 0 ? 0 : interval
    },
  )
}
