import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { GroupCommit } from '../../database/group-commit.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import { isAboutData, isOfDatabase } from '../../database/unreachable.ts'
import { withTimeout } from '../../shared/work/timeout.ts'
import { Unavailable } from '../../unavailable.ts'
import type { Arrival } from '../lead.ts'
import {
  type Acceptance,
  type Accepted,
  acceptLeads,
  acceptSpooled,
  type StoredWithLeads,
} from './accept-lead.ts'
import { createSpoolMover } from './spool-mover.ts'
import type { Spool } from './spool.ts'

/**
 * How long the database may take, in milliseconds, before a lead goes to the spool: a visitor
 * waits.
 */
const commitDeadline = 500

export interface LeadStore {
  /**
   * Stores a lead durably, in the database or in the spool.
   * @throws {Unavailable} when both fail; then, as after any other error, nothing was stored.
   */
  accept(arrival: Arrival): Promise<Acceptance>
  /** The number of leads in the spool, including those that were set aside. */
  spooled(): number
  /** Waits for the leads that are being stored. */
  close(): Promise<void>
}

interface Options extends StoredWithLeads {
  database: Database
  /** Takes leads that the database cannot store now; undefined where there is no spool. */
  spool: Spool | undefined
  mailDomain: string
  log: Logger
  /** Called when e-mails were queued. */
  onEmails(): void
}

/** Stores leads: steps 2 and 3 of docs/lead-safety.md. */
export function createLeadStore({
  database,
  spool,
  mailDomain,
  viewings,
  subscribe,
  log,
  onEmails,
}: Options): LeadStore {
  const group = new GroupCommit<Arrival, Acceptance>(commit)
  const store = async (accepting: Promise<Accepted>): Promise<Acceptance[]> => {
    const { acceptances, afterCommit } = await accepting
    if (acceptances.includes('accepted')) onEmails()
    for (const done of afterCommit) done()
    return acceptances
  }
  const others = { viewings, subscribe }
  const fromSpool = (arrivals: Arrival[]) =>
    store(acceptSpooled(database, arrivals, mailDomain, others))
  const intoDatabase = (arrivals: Arrival[]) =>
    store(acceptLeads(database.db, arrivals, mailDomain, others))
  const mover = spool && createSpoolMover({ spool, store: fromSpool, log })

  async function commit(arrivals: Arrival[]): Promise<Acceptance[]> {
    if (!spool || !mover) return intoDatabase(arrivals)
    if (!mover.isAway()) {
      try {
        return await withTimeout(commitDeadline, intoDatabase(arrivals))
      } catch (error) {
        // After an error about one lead, the group tries each lead separately. A mistake of ours is
        // thrown.
        if (isAboutData(error) || !isOfDatabase(error)) throw error
        if (mover.noteFailure(error))
          log.error({ err: error }, 'leads: the database is away, new ones go to the spool')
        else
          log.error(
            { err: error },
            'leads: the database refuses a query, so new ones go to the spool',
          )
      }
    }
    try {
      return await spool.keep(arrivals)
    } catch (error) {
      throw isAboutData(error) ? error : new Unavailable('The lead store', error)
    }
  }

  return {
    accept: (arrival) => orUnavailable('The lead store', group.add(arrival)),
    spooled: () => (spool ? spool.waiting() + spool.aside() : 0),
    async close() {
      await group.idle()
      await mover?.stop()
      spool?.close()
    },
  }
}
