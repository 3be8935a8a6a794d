import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { isUnreachable } from '../database/unreachable.ts'
import type { ConfirmationPayload } from '../newsletter/confirmation-email.ts'
import { withTimeout } from '../shared/timeout.ts'
import { Unavailable } from '../unavailable.ts'
import { type Acceptance, acceptLeads } from './accept-lead.ts'
import { GroupCommit } from '../database/group-commit.ts'
import type { Arrival } from './lead.ts'
import type { Spool, Spooled } from './spool.ts'

/** A visitor waits so long for PostgreSQL before the lead goes to the spool, in milliseconds. */
const patience = 4_000
/** How often to look whether the database is back. */
const retryInterval = 1_000
const moveSize = 100

export interface LeadStore {
  /**
   * Stores a lead for good: in the database or, while that is away, in the spool.
   * @throws {Unavailable} when neither can be done: then nothing was stored.
   */
  accept(arrival: Arrival): Promise<Acceptance>
  /** Leads in the spool. */
  spooled(): number
  /** Ends after the leads in hand. */
  close(): Promise<void>
}

interface Options {
  database: Database
  /** Absent on the embedded database: where that fails, the disk does. */
  spool: Spool | undefined
  mailDomain: string
  log: Logger
  /** Letters were written. */
  onLetters(confirmations: ConfirmationPayload[]): void
}

/** The leads' one way to the disk: those that come together share a commit. */
export function createLeadStore({
  database: { db },
  spool,
  mailDomain,
  log,
  onLetters,
}: Options): LeadStore {
  const group = new GroupCommit<Arrival, Acceptance>(commit)
  let away = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let moving: Promise<void> = Promise.resolve()

  async function intoDatabase(arrivals: Arrival[]): Promise<Acceptance[]> {
    const { acceptances, confirmations } = await acceptLeads(db, arrivals, mailDomain)
    if (acceptances.includes('accepted')) onLetters(confirmations)
    return acceptances
  }

  async function commit(arrivals: Arrival[]): Promise<Acceptance[]> {
    if (!spool) return intoDatabase(arrivals)
    if (!away) {
      try {
        return await withTimeout(patience, intoDatabase(arrivals))
      } catch (error) {
        if (!isUnreachable(error)) throw error
        log.error({ err: error }, 'leads: the database is away, they go to the spool')
        away = true
        watch()
      }
    }
    // A commit whose answer was lost may have happened: moved over, it is recognised by its submission id.
    return spool.keep(arrivals)
  }

  function watch() {
    clearTimeout(timer)
    // One after the other: two at once would bring the same leads.
    if (!closed) timer = setTimeout(() => (moving = moving.then(moveOver)), retryInterval)
  }

  /** Brings the spool into the database; what was brought before is a repetition there. */
  async function moveOver(): Promise<void> {
    if (!spool) return
    try {
      await withTimeout(patience, db.selectFrom('leads').select('id').limit(1).execute())
      // New leads go there again while the old ones are brought: on a busy site they would else never end.
      away = false
      for (let batch = spool.oldest(moveSize); batch.length > 0; batch = spool.oldest(moveSize)) {
        await move(spool, batch)
        log.info({ leads: batch.length }, 'leads: moved from the spool to the database')
      }
    } catch (error) {
      log.warn({ err: error, spooled: count() }, 'leads: the spool waits for the database')
      watch()
    }
  }

  async function move(from: Spool, batch: Spooled[]): Promise<void> {
    const acceptances = await withTimeout(
      patience,
      intoDatabase(batch.map(({ arrival }) => arrival)),
    )
    // Its visitor was told that it arrived, so a text under an id that another text has is kept under one of its own.
    const renamed = batch.flatMap(({ arrival }, index) =>
      acceptances[index] === 'conflict'
        ? [
            {
              ...arrival,
              submission: { ...arrival.submission, submissionId: `spool-${randomUUID()}` },
            },
          ]
        : [],
    )
    if (renamed.length > 0) await intoDatabase(renamed)
    from.remove(batch.map(({ id }) => id))
  }

  const count = () => spool?.waiting() ?? 0

  // What an earlier process left behind.
  if (count() > 0) {
    away = true
    watch()
  }

  return {
    async accept(arrival) {
      try {
        return await group.add(arrival)
      } catch (error) {
        throw new Unavailable('The lead store', error)
      }
    },
    spooled: count,
    async close() {
      closed = true
      await group.idle()
      clearTimeout(timer)
      await moving
      spool?.close()
    },
  }
}
