import type { Logger } from 'pino'
import { isAboutData, isOutage } from '../../database/unreachable.ts'
import { emptySpool, type StoreLeads } from './empty-spool.ts'
import type { Spool } from './spool.ts'

/** The time between two attempts to move the spool into the database, in milliseconds. */
const retryInterval = 1_000
/** After this many attempts a lead is set aside, whatever the reason. */
const maxAttempts = 5

/** Moves the leads of the spool into the database: steps 4 and 5 of docs/lead-safety.md. */
interface SpoolMover {
  /** Whether new leads have to go to the spool. */
  isAway(): boolean
  /**
   * Records that the database has not stored some leads, which go to the spool and are moved later.
   * During an outage, new leads then go to the spool at once.
   * @returns whether the error is an outage.
   */
  noteFailure(error: unknown): boolean
  /** Waits for the move in progress. */
  stop(): Promise<void>
}

interface Options {
  spool: Spool
  store: StoreLeads
  log: Pick<Logger, 'error' | 'info' | 'warn'>
  /** The time between two attempts, in milliseconds. */
  interval?: number
}

/** Begins at once where an earlier process left leads in the spool, also those set aside. */
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
    // The moves run in sequence, because two at the same time would move the same leads.
    if (!stopped)
      timer ??= setTimeout(() => {
        timer = undefined
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
      isAway = isOutage(error)
      if (!isAway) failures++
      log.warn({ err: error, spooled: spool.waiting() }, 'leads: the spool waits for the database')
      schedule()
    }
  }

  if (isAway) schedule()
  return {
    isAway: () => isAway,
    noteFailure(error) {
      isAway = isOutage(error)
      schedule()
      return isAway
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await moving
    },
  }
}
