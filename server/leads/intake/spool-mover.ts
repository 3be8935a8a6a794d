import type { Logger } from 'pino'
import { isAboutData, isUnreachable } from '../../database/unreachable.ts'
import { emptySpool, type StoreLeads } from './empty-spool.ts'
import type { Spool } from './spool.ts'

/** Milliseconds between two attempts to move the spool into the database. */
const retryInterval = 1_000
/**
 * Attempts after which a lead that the database does not store is set aside, whatever the reason.
 * The database answers, so that new leads go there meanwhile.
 */
const maxAttempts = 5

/** Moves the leads of the spool into the database once it answers again. */
interface SpoolMover {
  /** Whether new leads have to go to the spool. */
  isAway(): boolean
  /**
   * The database does not answer: new leads go to the spool, and into the database once that
   * answers.
   */
  noteOutage(): void
  /** Ends after the move in progress. */
  stop(): Promise<void>
}

interface Options {
  spool: Spool
  store: StoreLeads
  log: Pick<Logger, 'error' | 'info' | 'warn'>
  /** Milliseconds between two attempts. */
  interval?: number
}

/**
 * Begins at once where an earlier process left leads in the spool, also those that it set aside:
 * another version of the site may be able to store them.
 */
export function createSpoolMover({
  spool,
  store,
  log,
  interval = retryInterval,
}: Options): SpoolMover {
  let hasAside = spool.aside() > 0
  let isAway = hasAside || spool.waiting() > 0
  let failures = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let moving: Promise<void> = Promise.resolve()

  function schedule() {
    clearTimeout(timer)
    // One after the other, because two moves at once would move the same leads.
    if (!stopped)
      timer = setTimeout(() => {
        moving = moving.then(move)
      }, interval)
  }

  async function move(): Promise<void> {
    try {
      if (hasAside) await spool.retryAside()
      hasAside = false
      await emptySpool({
        spool,
        store,
        log,
        isHopeless: (error) => isAboutData(error) || failures >= maxAttempts - 1,
        onMoved(leads) {
          // New leads go to the database as soon as it answers; otherwise a busy site would never
          // empty the spool.
          isAway = false
          if (leads > 0) log.info({ leads }, 'leads: moved from the spool to the database')
        },
      })
      isAway = false
      failures = 0
    } catch (error) {
      isAway = isUnreachable(error)
      if (!isAway) failures++
      log.warn({ err: error, spooled: spool.waiting() }, 'leads: the spool waits for the database')
      schedule()
    }
  }

  if (isAway) schedule()
  return {
    isAway: () => isAway,
    noteOutage() {
      isAway = true
      schedule()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await moving
    },
  }
}
