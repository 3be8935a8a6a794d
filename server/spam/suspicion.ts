import type { Counters } from '../counters/counters.ts'
import type { Suspicion } from '../database/tables/column-values.ts'
import { mailboxOf } from '../shared/addresses/mailbox.ts'
import { networkOf } from '../shared/addresses/network-address.ts'
import { submissionLimits, minAge } from './limits.ts'
import type { Stamps } from './stamp.ts'

/** The data of a submission by which robots are recognised. */
export interface Submitted {
  /** The text of the hidden field. */
  honeypot: string
  stamp: string
  /**
   * The visitor's network address; undefined where it is unknown, in which case it is not counted.
   */
  address: string | undefined
  email: string
}

interface Options {
  stamps: Stamps
  /** Counts submissions. */
  counters: Counters
}

/**
 * Counts a submission, and finds the reason why it may come from a robot.
 * @param now milliseconds since 1970.
 * @returns the reason, and with `isSevere` whether it certainly comes from a robot or is one of too
 *   many.
 */
export async function findSuspicion(
  { stamps, counters }: Options,
  submitted: Submitted,
  now: number,
): Promise<{ suspicion: Suspicion | undefined; isSevere: boolean }> {
  const counts = await countSubmission(counters, submitted, now)
  if (submitted.honeypot !== '') return { suspicion: 'honeypot', isSevere: true }
  const ofCounts = suspicionOfCounts(counts)
  if (ofCounts) return { suspicion: ofCounts, isSevere: true }
  const reading = stamps.read(submitted.stamp, now)
  return { suspicion: suspicionOfStamp(reading, counts.stampUses), isSevere: false }
}

interface SubmissionCounts {
  forMailbox: number
  fromAddress: number
  stampUses: number
}

async function countSubmission(
  counters: Counters,
  { stamp, address, email }: Submitted,
  now: number,
): Promise<SubmissionCounts> {
  const hits = [
    { key: `form for ${mailboxOf(email)}`, window: submissionLimits.mailbox.window },
    ...(address === undefined
      ? []
      : [
          { key: `form from ${networkOf(address)}`, window: submissionLimits.address.window },
          {
            key: `form with ${stamp} from ${networkOf(address)}`,
            window: submissionLimits.stampUse.window,
          },
        ]),
  ]
  const [forMailbox = 0, fromAddress = 0, stampUses = 0] = (await counters.count(hits, now)).map(
    (count) => count.hits,
  )
  return { forMailbox, fromAddress, stampUses }
}

function suspicionOfCounts({ fromAddress, forMailbox }: SubmissionCounts): Suspicion | undefined {
  if (fromAddress > submissionLimits.address.max) return 'address'
  if (forMailbox > submissionLimits.mailbox.max) return 'mailbox'
  return undefined
}

function suspicionOfStamp(
  reading: ReturnType<Stamps['read']>,
  uses: number,
): Suspicion | undefined {
  if (reading.state === 'missing' || reading.state === 'forged') return 'stamp'
  if (reading.state === 'outdated') return 'age'
  if (reading.state === 'valid' && reading.age < minAge) return 'too-fast'
  return uses > submissionLimits.stampUse.max ? 'reuse' : undefined
}
