import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { GroupCommit } from '../database/group-commit.ts'
import { isUnreachable } from '../database/unreachable.ts'
import type { ConfirmationPayload } from '../newsletter/email-kinds.ts'
import { withTimeout } from '../shared/timeout.ts'
import { Unavailable } from '../unavailable.ts'
import { type Acceptance, acceptLeads } from './accept-lead.ts'
import { emptySpool } from './empty-spool.ts'
import type { LeadExtensions } from './lead-extension.ts'
import type { Arrival } from './lead.ts'
import type { Spool } from './spool.ts'

/**
 * Milliseconds that the database may take before the lead goes to the spool, because a visitor waits. If the database
 * stores it nevertheless, its submission id shows the repetition.
 */
const commitDeadline = 500
/** How often to check whether the database is back, in milliseconds. */
const retryInterval = 1_000

export interface LeadStore {
  /**
   * Stores a lead durably: in the database or, while that is away or locked, in the spool.
   * @throws {Unavailable} when both fail: then nothing was stored.
   */
  accept(arrival: Arrival): Promise<Acceptance>
  /** Leads in the spool. */
  spooled(): number
  /** Ends after the leads that are being stored. */
  close(): Promise<void>
}

interface Options {
  database: Database
  /** Takes leads that the database cannot store now; undefined: none does. */
  spool: Spool | undefined
  mailDomain: string
  /** Additional data that is stored with leads of a kind. */
  extensions?: LeadExtensions | undefined
  log: Logger
  /** E-mails were queued. */
  onEmails(confirmations: ConfirmationPayload[]): void
}

/** Stores leads. Those that arrive together share a commit, so that the disk is synced once for all. */
export function createLeadStore({
  database: { db },
  spool,
  mailDomain,
  extensions,
  log,
  onEmails,
}: Options): LeadStore {
  const group = new GroupCommit<Arrival, Acceptance>(commit)
  let away = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let moving: Promise<void> = Promise.resolve()

  async function intoDatabase(arrivals: Arrival[]): Promise<Acceptance[]> {
    const { acceptances, confirmations } = await acceptLeads(db, arrivals, mailDomain, extensions)
    if (acceptances.includes('accepted')) onEmails(confirmations)
    return acceptances
  }

  async function commit(arrivals: Arrival[]): Promise<Acceptance[]> {
    if (!spool) return intoDatabase(arrivals)
    if (!away) {
      try {
        return await withTimeout(commitDeadline, intoDatabase(arrivals))
      } catch (error) {
        if (!isUnreachable(error)) throw error
        log.error({ err: error }, 'leads: the database is away, new ones go to the spool')
        away = true
        watch()
      }
    }
    // The commit may have happened although its answer was lost. Its submission id then shows the repetition.
    return spool.keep(arrivals)
  }

  function watch() {
    clearTimeout(timer)
    // One after the other, because two moves at once would move the same leads.
    if (!closed) timer = setTimeout(() => (moving = moving.then(moveOver)), retryInterval)
  }

  async function moveOver(): Promise<void> {
    if (!spool) return
    try {
      await emptySpool(spool, intoDatabase, (leads) => {
        // New leads go to the database as soon as it answers; otherwise a busy site would never empty the spool.
        away = false
        log.info({ leads }, 'leads: moved from the spool to the database')
      })
      away = false
    } catch (error) {
      log.warn({ err: error, spooled: count() }, 'leads: the spool waits for the database')
      watch()
    }
  }

  const count = () => spool?.waiting() ?? 0

  // Leads that an earlier process left in the spool.
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
