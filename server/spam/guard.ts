import type { Counters } from '../counters.ts'
import { networkOf } from '../shared/network-address.ts'
import type { Stamps } from './stamp.ts'
import type { Suspicion } from '../database/column-values.ts'

/** What a form brought beside its answers. */
export interface Evidence {
  /** The unseen field's text. */
  trap: string
  stamp: string
  /** The visitor's network address; undefined where we cannot know it, and then nothing is counted by it. */
  address: string | undefined
  email: string
  /**
   * Whether to be wary: the text brings links, or the form makes us write to strangers. Otherwise a lost
   * stamp alone keeps nobody's enquiry from the agency: a robot's letter costs less than a buyer's.
   */
  wary: boolean
  /** The same one again is a repetition and counts once. */
  submissionId: string | undefined
}

export interface Verdict {
  suspicion: Suspicion | undefined
  /** False when this mailbox has had enough letters from us for now. */
  acknowledge: boolean
}

export interface Guard {
  /** Judges a submission. Never fails, and never says no: what looks like a robot's is kept apart by its caller. */
  judge(evidence: Evidence, now?: number): Promise<Verdict>
}

const minute = 60_000

/**
 * What one place, or one mailbox, may send before it looks like a robot: enough for an office behind
 * one address, and for an agent who asks on behalf of many.
 */
export const limits = {
  address: { window: 10 * minute, most: 40 },
  mailbox: { window: 60 * minute, most: 60 },
  /** Acknowledgements to one mailbox: forms must not become a way to flood somebody else's. */
  acknowledgement: { window: 60 * minute, most: 5 },
}

/**
 * Milliseconds. A form that is filled in by the browser and sent at once takes longer than this after
 * its page was made; a program that posts what it has just fetched does not.
 */
const leastAge = 300

/** Verdicts that are remembered for repetitions. */
const mostVerdicts = 5_000

export function createGuard(stamps: Stamps, counters: Counters): Guard {
  const verdicts = new Map<string, Promise<Verdict>>()

  async function judge(
    { trap, stamp, address, email, wary }: Evidence,
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
      if (age === undefined && (wary || stamp !== '') && stamps.canTell()) return 'stamp'
      if (age !== undefined && age < leastAge && wary) return 'haste'
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
        if (verdicts.size > mostVerdicts && oldest !== undefined) verdicts.delete(oldest)
      }
      return verdict
    },
  }
}
