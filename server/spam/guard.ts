import type { Counters } from '../counters.ts'
import { networkOf } from '../shared/network-address.ts'
import type { Stamps } from './stamp.ts'
import type { Suspicion } from '../database/column-values.ts'

/** What the guard judges a submission by. */
export interface Evidence {
  /** The text of the field that people do not see. */
  trap: string
  stamp: string
  /** The visitor's network address; undefined where it is not known, and then it is not counted. */
  address: string | undefined
  email: string
  /**
   * Whether the text contains links, or the form makes us write to strangers. Otherwise a missing stamp
   * alone makes no suspect, because a lost enquiry costs the agency more than a spam message.
   */
  strict: boolean
  /** A repetition of the same submission gets the same verdict and counts once. */
  submissionId: string | undefined
}

export interface Verdict {
  suspicion: Suspicion | undefined
  /** False when no acknowledgement may be sent to this address now. */
  acknowledge: boolean
}

export interface Guard {
  /** Judges a submission. It never fails and never refuses: the caller stores a suspect apart. */
  judge(evidence: Evidence, now?: number): Promise<Verdict>
}

const minute = 60_000

/**
 * How many submissions one network, or one e-mail address, may send before they become suspects: enough
 * for a company behind one address, and for an agent who asks on behalf of many.
 */
export const limits = {
  address: { window: 10 * minute, most: 40 },
  mailbox: { window: 60 * minute, most: 60 },
  /** Acknowledgements to one e-mail address: the forms must not be a way to flood somebody else's mailbox. */
  acknowledgement: { window: 60 * minute, most: 5 },
}

/**
 * Shortest time between making a page and sending its form, in milliseconds. A form that the browser
 * fills in and a person sends at once takes longer; a program that posts at once does not.
 */
const minAge = 300

/** How many verdicts are kept for repetitions. */
const maxVerdicts = 5_000

/** The guard of all forms; it counts by `counters` and reads the time of a form's page from its stamp. */
export function createGuard(stamps: Stamps, counters: Counters): Guard {
  const verdicts = new Map<string, Promise<Verdict>>()

  async function judge(
    { trap, stamp, address, email, strict }: Evidence,
    now: number,
  ): Promise<Verdict> {
    const mailbox = email.trim().toLowerCase()
    const hits = [
      { key: `form for ${mailbox}`, window: limits.mailbox.window },
      ...(address
        ? [{ key: `form from ${networkOf(address)}`, window: limits.address.window }]
        : []),
    ]
    const [fromMailbox = 0, fromAddress = 0] = (await counters.count(hits, now)).map(
      (count) => count.hits,
    )
    const age = stamps.age(stamp, now)
    const suspicion = ((): Suspicion | undefined => {
      if (trap !== '') return 'trap'
      if (age === undefined && (strict || stamp !== '') && stamps.canVerify()) return 'stamp'
      if (age !== undefined && age < minAge && strict) return 'haste'
      if (fromAddress > limits.address.most) return 'address'
      if (fromMailbox > limits.mailbox.most) return 'mailbox'
      return undefined
    })()
    return {
      suspicion,
      acknowledge: !suspicion && age !== undefined && fromMailbox <= limits.acknowledgement.most,
    }
  }

  return {
    judge(evidence, now = Date.now()) {
      const { submissionId } = evidence
      const known = submissionId ? verdicts.get(submissionId) : undefined
      if (known) return known
      const verdict = judge(evidence, now)
      if (submissionId) {
        verdicts.set(submissionId, verdict)
        const [oldest] = verdicts.keys()
        if (verdicts.size > maxVerdicts && oldest !== undefined) verdicts.delete(oldest)
      }
      return verdict
    },
  }
}
