import type { Counters, Hit } from '../counters/counters.ts'
import { networkOf } from '../shared/addresses/network-address.ts'
import { day, hour } from '../shared/time/durations.ts'
import { maxStampAge } from './limits.ts'

/**
 * How many e-mails the forms may cause to people who have not confirmed their address
 * (docs/requirements/leads.md#spam). Beyond these limits a lead is stored without its e-mail. A
 * sign-up is refused, because it needs an e-mail to be confirmed.
 */
const emailLimits = {
  /**
   * The e-mails to one mailbox, by kind: one person may ask for several viewings and several
   * alerts.
   */
  mailbox: {
    acknowledgement: { hour: 1, day: 3 },
    viewing: { hour: 3, day: 5 },
    alert: { hour: 3, day: 5 },
    /**
     * Unlimited here, because the newsletter has a stricter rule: one confirmation e-mail in 48
     * hours.
     */
    confirmation: undefined,
  },
  /** The e-mails that one network causes: enough for an office behind one address. */
  network: { hour: 5, day: 15 },
  /**
   * The e-mails that forms with one stamp cause. All visitors who get a page within five minutes
   * share its stamp.
   */
  stamp: 20,
  /** The e-mails of the whole site. */
  site: { hour: 40, day: 200 },
}

/** The e-mail that a form sends to the address in it. */
export type FormEmail = keyof typeof emailLimits.mailbox

/** The sender of a form and the recipient of its e-mail. */
interface Occasion {
  mailbox: string
  /** The sender's network address; undefined where it is not known. */
  address: string | undefined
  stamp: string
}

interface EmailBudget {
  /**
   * Takes one e-mail from every budget that applies, or from none.
   * @param now milliseconds since 1970.
   * @returns whether it may be sent.
   */
  take(email: FormEmail, occasion: Occasion, now: number): Promise<boolean>
}

/** @param counters shared by all processes, so that the budgets apply to all of them together. */
export const createEmailBudget = (counters: Counters): EmailBudget => ({
  async take(email, occasion, now) {
    const limits = limitsOf(email, occasion)
    const counts = await counters.count(limits, now)
    if (counts.every(({ hits }, index) => hits <= (limits[index]?.max ?? 0))) return true
    await counters.takeBack(
      limits.map(({ key }) => key),
      now,
    )
    return false
  },
})

interface Limit extends Hit {
  max: number
}

function limitsOf(email: FormEmail, { mailbox, address, stamp }: Occasion): Limit[] {
  const each = (who: string, max: { hour: number; day: number }): Limit[] => [
    { key: `form e-mails in an hour: ${who}`, window: hour, max: max.hour },
    { key: `form e-mails in a day: ${who}`, window: day, max: max.day },
  ]
  const toMailbox = emailLimits.mailbox[email]
  return [
    ...(toMailbox ? each(`${email} to ${mailbox}`, toMailbox) : []),
    ...(address === undefined ? [] : each(`from ${networkOf(address)}`, emailLimits.network)),
    ...each('all', emailLimits.site),
    { key: `form e-mails by stamp ${stamp}`, window: maxStampAge, max: emailLimits.stamp },
  ]
}
