import type { Counters } from '../counters/counters.ts'
import type { Suspicion } from '../database/tables/column-values.ts'
import { mailboxOf } from '../shared/addresses/mailbox.ts'
import { createEmailBudget, type FormEmail } from './email-budget.ts'
import { submissionLimits } from './limits.ts'
import type { Stamps } from './stamp.ts'
import { findSuspicion, type Submitted } from './suspicion.ts'

/** The data by which the guard judges a submission. */
export interface Evidence extends Submitted {
  /** The e-mails that this form would send to the address in it. */
  emails: readonly FormEmail[]
  /** A repetition of the same submission gets the same verdict and is counted once. */
  submissionId: string | undefined
}

export interface Verdict {
  /** Why the submission may come from a robot. */
  suspicion: Suspicion | undefined
  /**
   * The submission certainly comes from a robot, or is one of too many: it is stored without an
   * e-mail to the agency.
   */
  quarantined: boolean
  /** The e-mails that may be sent to the address. */
  emails: readonly FormEmail[]
  /** Whether the agency gets a notice that suspects are quarantined. */
  notify: boolean
}

export interface Guard {
  /**
   * Judges a submission; the caller decides what happens to it. Never fails.
   * @param now milliseconds since 1970.
   */
  judge(evidence: Evidence, now: number): Promise<Verdict>
}

/** How many verdicts are kept for repetitions. */
const maxVerdicts = 5_000

interface Options {
  stamps: Stamps
  /** Counts submissions in this process. */
  counters: Counters
  /** Counts the e-mails that we send, for all processes together. */
  storedCounters: Counters
}

/** The guard of all forms; it reads the time of a form's page from its stamp. */
export function createGuard({ stamps, counters, storedCounters }: Options): Guard {
  const verdicts = new Map<string, Promise<Verdict>>()
  const budget = createEmailBudget(storedCounters)

  const isWithin = async (
    { window, max }: { window: number; max: number },
    key: string,
    now: number,
  ) => {
    const [count] = await storedCounters.count([{ key, window }], now)
    return (count?.hits ?? 0) <= max
  }

  async function judge(evidence: Evidence, now: number): Promise<Verdict> {
    const { suspicion, isSevere } = await findSuspicion({ stamps, counters }, evidence, now)
    if (!suspicion) {
      const emails = await allowedEmails(evidence, now)
      return { suspicion, quarantined: false, emails, notify: false }
    }
    const quarantined =
      isSevere || !(await isWithin(submissionLimits.mailedSuspects, 'suspects mailed', now))
    const notify =
      quarantined && (await isWithin(submissionLimits.notices, 'notices of suspects', now))
    return { suspicion, quarantined, emails: [], notify }
  }

  async function allowedEmails(
    { email: recipient, emails, address, stamp }: Evidence,
    now: number,
  ): Promise<FormEmail[]> {
    // Without a key no stamp can be verified, so the sender may be a robot and gets no e-mail.
    if (!stamps.canVerify()) return []
    const occasion = { mailbox: mailboxOf(recipient), address, stamp }
    const taken: FormEmail[] = []
    for (const email of emails) if (await budget.take(email, occasion, now)) taken.push(email)
    return taken
  }

  return {
    judge(evidence, now) {
      const { submissionId, email } = evidence
      if (!submissionId) return judge(evidence, now)
      const key = `${submissionId} ${email}`
      const earlier = verdicts.get(key)
      if (earlier) return earlier
      const verdict = judge(evidence, now)
      verdicts.set(key, verdict)
      const [oldest] = verdicts.keys()
      if (verdicts.size > maxVerdicts && oldest !== undefined) verdicts.delete(oldest)
      return verdict
    },
  }
}
