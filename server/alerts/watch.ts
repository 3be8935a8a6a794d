import type { Catalogue } from '../catalogue/catalogue.ts'
import { storedPropertiesById } from '../catalogue/stored-properties.ts'
import { isPublishedSql } from '../database/is-published.ts'
import type { MailingJob } from '../mail/mailing-job.ts'
import { minute } from '../shared/time/durations.ts'
import { repeat, type Repeated } from '../shared/work/repeat.ts'
import { detectHostedChanges, detectOwnChanges, hostedHomes } from './detect-changes.ts'
import { queueNotifications } from './queue-notifications.ts'

/**
 * Milliseconds between two polls. A poll reads our catalogue's version or, with a hosted project,
 * checks whether its next read is due.
 */
const interval = 3_000
/** Milliseconds between two reads of a hosted project's homes, by all processes together. */
const hostedInterval = 5 * minute

interface Options extends MailingJob {
  catalogue: Pick<Catalogue, 'list'>
  /** The address of a hosted project, if it provides the homes of the catalogue. */
  hostedUrl: string | undefined
  /** Milliseconds for which a change can be taken back before anybody is notified of it. */
  delay: number
}

/**
 * Detects changes of homes and queues the notifications that are due. Any number of processes may
 * run it.
 */
export function watchForAlerts({
  database,
  catalogue,
  hostedUrl,
  outbox,
  log,
  mailDomain,
  delay,
  clock,
}: Options): Repeated {
  let hasCompared = false
  return repeat(
    {
      interval,
      onFailure: (error) => log.warn({ err: error }, 'alerts: changes of homes could not be read'),
    },
    async () => {
      const time = { now: clock(), delay }
      if (hostedUrl)
        await detectHostedChanges(database, catalogue, {
          source: hostedUrl,
          interval: hostedInterval,
          time,
        })
      else {
        await detectOwnChanges(database, time, !hasCompared)
        hasCompared = true
      }
      const emails = await queueNotifications(database, {
        mailDomain,
        time: { now: clock(), delay },
        present: (ids) =>
          hostedUrl
            ? hostedHomes(catalogue)
            : storedPropertiesById(database.db, ids, isPublishedSql(database.engine, clock())),
      })
      if (emails === 0) return
      log.info({ emails }, 'alerts: queued e-mails about homes')
      outbox.wake()
    },
  )
}
