import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Counters } from '../../counters/counters.ts'
import type { Schema } from '../../database/schema.ts'
import { isUnreachable } from '../../database/unreachable.ts'
import type { Acceptance } from '../../leads/intake/accept-lead.ts'
import type { Leads } from '../../leads/intake/leads.ts'
import { identify } from '../../leads/intake/submission-identity.ts'
import type { Submission, ViewingTerms } from '../../leads/lead.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { TimeoutError, withTimeout } from '../../shared/work/timeout.ts'
import type { Evidence } from '../../spam/guard.ts'
import { findViewings } from '../find-viewings.ts'
import { calendarTimeout } from '../slots/calendar.ts'
import { countHolding } from '../slots/hold-limits.ts'
import type { Viewing } from '../viewing.ts'

interface Options {
  leads: Pick<Leads, 'accept'>
  storedCounters: Counters
  clock: Clock
}

/**
 * Stores a request as a lead with its viewing. Only new requests that are not suspicious count
 * towards the limits of `hold-limits.ts`.
 * @throws {Unavailable} when it could not be stored anywhere.
 */
export async function acceptRequest(
  { leads, storedCounters, clock }: Options,
  submission: Submission,
  visit: Omit<ViewingTerms, 'mayHold'>,
  evidence: Pick<Evidence, 'honeypot' | 'stamp' | 'address'>,
): Promise<Acceptance> {
  let takeBack: (() => Promise<void>) | undefined
  let acceptance: Acceptance | undefined
  try {
    acceptance = await leads.accept(
      { ...submission, viewing: { ...visit, mayHold: false } },
      evidence,
      async (unsuspected) => {
        const { email = '' } = submission.fields
        const counted = await countHolding(
          storedCounters,
          { email, address: evidence.address, homes: visit.halfHours ?? 1 },
          clock(),
        )
        takeBack = counted.takeBack
        return { ...unsuspected, viewing: { ...visit, mayHold: counted.mayHold } }
      },
    )
    return acceptance
  } finally {
    if (acceptance !== 'accepted') await takeBack?.()
  }
}

/**
 * The viewing that was stored with a submission; undefined if there is none. If it cannot be read,
 * the failure is logged and the result is undefined too: a visitor whose request has just been
 * stored is thanked without the link, which their e-mail contains.
 */
export async function viewingOfSubmission(
  { db, log }: { db: Kysely<Schema>; log: Logger },
  submission: Submission,
  now: number,
): Promise<Viewing | undefined> {
  const { submissionIds } = identify({ submission, receivedAt: now })
  const ids = submissionIds.filter((id) => id !== undefined)
  try {
    const [viewing] = await withTimeout(calendarTimeout, findViewings(db, { submissionIds: ids }))
    return viewing
  } catch (error) {
    if (isUnreachable(error) || error instanceof TimeoutError)
      log.warn({ err: error }, 'viewings: the viewing of a request could not be read')
    else log.error({ err: error }, 'viewings: reading the viewing of a request failed')
    return undefined
  }
}
