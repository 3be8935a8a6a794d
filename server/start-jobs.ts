import { watchForAlerts } from './alerts/watch.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Core } from './core.ts'
import type { VisitCounter } from './figures/count-visits.ts'
import { createHomeSchedule } from './homes/scheduling/publish-due.ts'
import { createLeadSchedule } from './leads/handling/schedule.ts'
import type { Spool } from './leads/intake/spool.ts'
import { mailFolder } from './mail/mailers/files.ts'
import { createNewsletterSchedule } from './newsletter/issues/schedule.ts'
import { createRetentionJob } from './people/retention-job.ts'
import { createPictureSweeper } from './pictures/uploaded/sweep-schedule.ts'
import type { UploadedPictures } from './pictures/uploaded/uploaded-pictures.ts'
import type { JobWatch } from './shared/work/job-watch.ts'
import type { Repeated } from './shared/work/repeat.ts'
import { createViewingSchedule } from './viewings/due/schedule.ts'

interface Parts {
  /** The jobs that follow the versions with which pages in memory are compared. */
  followed: Record<'catalogueVersion' | 'content' | 'firstFree', Repeated>
  catalogue: Pick<Catalogue, 'list' | 'find'>
  spool: Pick<Spool, 'eraseOutdated'>
  visits: VisitCounter
  uploadedPictures: Pick<UploadedPictures, 'sweep'>
  /** Removes unused files of our own storage; undefined with a hosted project. */
  sweeper: Repeated | undefined
  jobWatch: JobWatch
}

/**
 * Starts everything that runs beside the requests: following homes and texts, e-mails, alerts,
 * retention, schedules and the removal of files. Everything else runs only when it is called.
 * @param resources collects what has to be stopped.
 */
export function startJobs(
  { config, database, log, clock, mailDomain, outbox }: Core,
  { followed, catalogue, spool, visits, uploadedPictures, sweeper, jobWatch }: Parts,
  resources: AsyncDisposableStack,
): void {
  const { dataDir, supabaseUrl, newsletterPace, alertDelay } = config
  const common = { database, outbox, log, mailDomain, clock }
  const repeated: Record<string, Repeated> = {
    homes: followed.catalogueVersion,
    texts: followed.content,
    'first-free': followed.firstFree,
    alerts: watchForAlerts({ ...common, catalogue, hostedUrl: supabaseUrl, delay: alertDelay }),
    retention: createRetentionJob({ database, mailFolder: mailFolder(dataDir), spool, clock, log }),
    leads: createLeadSchedule(common),
    visits,
    newsletter: createNewsletterSchedule({ ...common, catalogue, pace: newsletterPace }),
    viewings: createViewingSchedule(common),
    'scheduled-homes': createHomeSchedule({ database, log, clock }),
    pictures: createPictureSweeper(uploadedPictures, log),
    ...(sweeper ? { files: sweeper } : {}),
  }
  for (const [name, job] of Object.entries(repeated)) jobWatch.add(name, job)
  for (const job of [outbox, ...Object.values(repeated), jobWatch]) {
    resources.defer(() => job.stop())
    job.start()
  }
}
