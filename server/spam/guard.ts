import type { Counters } from '../counters/counters.ts'
import type { Suspicion } from '../database/column-values.ts'
import { networkOf } from '../shared/network-address.ts'
import { createEmailBudget, type FormEmail } from './email-budget.ts'
import { mailboxOf } from '../shared/mailbox.ts'
import { maxStampAge, type Stamps } from './stamp.ts'
import { hour, minute } from '../shared/durations.ts'

/** The data by which the guard judges a submission. */
export interface Evidence {
  /** The text of the hidden field. */
  honeypot: string
  stamp: string
  /** The visitor's network address; undefined where it is unknown, and then not counted. */
  address: string | undefined
  email: string
  /** The e-mails that this form would send to that address. */
  emails: readonly FormEmail[]
  /** A repetition of the same submission gets the same verdict and counts once. */
  submissionId: string | undefined
}

export interface Verdict {
  /** Why it may come from a robot. */
  suspicion: Suspicion | undefined
  /** It is certainly a robot's, or one of too many: it is stored without an e-mail to the agency. */
  quarantined: boolean
  /** The e-mails that may be sent to the address. */
  emails: readonly FormEmail[]
  /** The agency gets a notice that suspects are quarantined. */
  notify: boolean
}

export interface Guard {
  /** Judges a submission. It never fails and never refuses: the caller stores every one. */
  judge(evidence: Evidence, now?: number): Promise<Verdict>
}

/** How many submissions are usual (docs/requirements.md#spam); further ones are suspects. */
export const limits = {
  /** Forms from one network: enough for a company behind one address. */
  address: { window: 10 * minute, max: 40 },
  /** For one e-mail address: enough for an agent who asks on behalf of many. */
  mailbox: { window: hour, max: 60 },
  /** Forms with one stamp from one network. All visitors of five minutes share the stamp of a page in memory. */
  stampUse: { window: maxStampAge, max: 10 },
  /** Suspects that are mailed to the agency; further ones are quarantined, so that they do not flood its inbox. */
  mailedSuspects: { window: hour, max: 30 },
  /** Notices to the agency that suspects are quarantined. */
  notices: { window: 6 * hour, max: 1 },
}

/**
 * Shortest time between making a page and sending its form, in milliseconds. A form that the browser
 * fills in and a person sends at once takes longer; a program that posts at once does not.
 */
export const minAge = 1_000

/** How many verdicts are kept for repetitions. */
const maxVerdicts = 5_000

interface Options {
  stamps: Stamps
  /** Counts submissions. */
  counters: Counters
  /** Counts what we send, for all processes together. */
  sharedCounters: Counters
}

/** The guard of all forms; it reads the time of a form's page from its stamp. */
export function createGuard({ stamps, counters, sharedCounters }: Options): Guard {
  const verdicts = new Map<string, Promise<Verdict>>()
  const budget = createEmailBudget(sharedCounters)

  const isWithin = async (
    { window, max }: { window: number; max: number },
    key: string,
    now: number,
  ) => {
    const [count] = await sharedCounters.count([{ key, window }], now)
    return (count?.hits ?? 0) <= max
  }

  async function judge(evidence: Evidence, now: number): Promise<Verdict> {
    const { honeypot, stamp, address, email, emails } = evidence
    const mailbox = mailboxOf(email)
    const hits = [
      { key: `form for ${mailbox}`, window: limits.mailbox.window },
      ...(address === undefined
        ? []
        : [
            { key: `form from ${networkOf(address)}`, window: limits.address.window },
            {
              key: `form with ${stamp} from ${networkOf(address)}`,
              window: limits.stampUse.window,
            },
          ]),
    ]
    const [forMailbox = 0, fromAddress = 0, stampUses = 0] = (await counters.count(hits, now)).map(
      (count) => count.hits,
    )
    const stampReading = stamps.read(stamp, now)
    const countSuspicion = ((): Suspicion | undefined => {
      if (fromAddress > limits.address.max) return 'address'
      if (forMailbox > limits.mailbox.max) return 'mailbox'
      return undefined
    })()
    const formSuspicion = ((): Suspicion | undefined => {
      if (honeypot !== '') return 'trap'
      if (stampReading.state === 'missing' || stampReading.state === 'forged') return 'stamp'
      if (stampReading.state === 'outdated') return 'age'
      if (stampReading.state === 'valid' && stampReading.age < minAge) return 'haste'
      return stampUses > limits.stampUse.max ? 'reuse' : undefined
    })()
    const suspicion = formSuspicion === 'trap' ? formSuspicion : (countSuspicion ?? formSuspicion)
    if (!suspicion)
      return {
        suspicion,
        quarantined: false,
        emails: await allowed(emails, { mailbox, address, stamp }, now),
        notify: false,
      }
    const quarantined =
      formSuspicion === 'trap' ||
      countSuspicion !== undefined ||
      !(await isWithin(limits.mailedSuspects, 'suspects mailed', now))
    const notify = quarantined && (await isWithin(limits.notices, 'notices of suspects', now))
    return { suspicion, quarantined, emails: [], notify }
  }

  async function allowed(
    emails: readonly FormEmail[],
    occasion: Parameters<typeof budget.take>[1],
    now: number,
  ): Promise<FormEmail[]> {
    // Without a key no stamp can be verified, so nothing is sent to an unproven address.
    if (!stamps.canVerify()) return []
    const taken: FormEmail[] = []
    for (const email of emails) if (await budget.take(email, occasion, now)) taken.push(email)
    return taken
  }

  return {
    judge(evidence, now = Date.now()) {
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
