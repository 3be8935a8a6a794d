import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Spool } from '../leads/intake/spool.ts'
import { removeOldMailFiles } from '../mail/mail-files.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'
import type { Clock } from '../shared/time/clock.ts'
import { day, minute } from '../shared/time/durations.ts'
import { repeat, type Repeated } from '../shared/work/repeat.ts'
import { eraseOutdated } from './retention.ts'

/** The time between two runs, in milliseconds. */
const interval = day
const retryInterval = 10 * minute

interface Options {
  database: Database
  /** The folder of e-mails that are written as files. */
  mailFolder: string
  spool: Pick<Spool, 'eraseOutdated'>
  clock: Clock
  log: Logger
}

/**
 * Erases once a day all data whose retention period has ended (GDPR, article 5.1.e); see {@link
 * retentionPeriods}.
 */
export const createRetentionJob = ({
  database,
  mailFolder,
  spool,
  clock,
  log,
}: Options): Repeated =>
  repeat(
    {
      interval,
      retryInterval,
      onFailure: (error) =>
        log.error({ err: error }, 'expired data could not be erased; it is tried again'),
    },
    async () => {
      const erased = await eraseOutdated(database, clock())
      const spooled = await spool.eraseOutdated({
        lead: clock() - retentionPeriods.lead,
        suspect: clock() - retentionPeriods.suspect,
      })
      const files = await removeOldMailFiles(mailFolder, clock() - retentionPeriods.file)
      if (Object.keys(erased).length > 0 || spooled > 0 || files > 0)
        log.info({ erased: { ...erased, spooled, files } }, 'erased expired data')
    },
  )
