import type { Core } from './core.ts'
import { createDiskCheck } from './disk-check.ts'
import { queueDepth, type QueueDepth } from './mail/queue.ts'
import type { Breaker } from './shared/work/breaker.ts'
import type { JobWatch } from './shared/work/job-watch.ts'
import { SharedCalls } from './shared/work/shared-calls.ts'
import { withTimeout } from './shared/work/timeout.ts'

type Health = 'ok' | 'failing'

/** The status of the site and its dependencies. */
export interface SiteStatus {
  database: Health
  /** The local disk, with the embedded database and the spool. */
  disk: Health
  mail: Health
  /** The hosted project; undefined where this process serves homes and accounts itself. */
  backend: Health | undefined
  /** Jobs beside the requests, such as alerts; failing once one of them has failed for an hour. */
  jobs: Health
  /** The names of the failing jobs. */
  failingJobs: readonly string[]
  /** The queue when the database last answered; `spooled` leads wait on the local disk. */
  queue: Partial<QueueDepth> & { spooled: number }
}

interface Parts {
  spooled(): number
  /** The breakers of the hosted project, where there is one. */
  backend: readonly Breaker[] | undefined
  jobs: Pick<JobWatch, 'failing'>
}

/**
 * The deadline of a check, in milliseconds. A request for the status must not wait for a dependency
 * that hangs.
 */
const deadline = 60

/** Reads the status, within a tenth of a second even while a dependency hangs. */
export type ReadStatus = () => Promise<SiteStatus>

/** Reads the status of the site and its dependencies. */
export function createStatus(
  { config, database, outbox, clock }: Core,
  { spooled, backend, jobs }: Parts,
): ReadStatus {
  const checkDisk = createDiskCheck(config.dataDir)
  let depth: QueueDepth | undefined
  /** There is only one query at a time, however many requests ask. */
  const queries = new SharedCalls<Health>()
  const readDepth = () =>
    queries.run('depth', async () => {
      try {
        depth = await queueDepth(database.db, clock())
        return 'ok'
      } catch {
        return 'failing'
      }
    })

  /** A slow answer alone is not a failure: where there is a breaker, it decides. */
  const late = (): Health => (database.breaker && !database.breaker.isOpen ? 'ok' : 'failing')
  const healthOf = (breakers: readonly (Breaker | undefined)[]): Health =>
    breakers.some((one) => one?.isOpen) ? 'failing' : 'ok'

  return async () => {
    const [found, disk] = await Promise.all([
      withTimeout(deadline, readDepth()).catch(late),
      withTimeout(deadline, checkDisk()).catch(() => checkDisk.last()),
    ])
    const failingJobs = jobs.failing()
    return {
      database: found,
      disk: disk ? 'ok' : 'failing',
      mail: healthOf([outbox.circuit]),
      backend: backend && healthOf(backend),
      jobs: failingJobs.length > 0 ? 'failing' : 'ok',
      failingJobs,
      queue: { ...depth, spooled: spooled() },
    }
  }
}
