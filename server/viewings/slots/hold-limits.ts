import type { Counters } from '../../counters/counters.ts'
import { mailboxOf } from '../../shared/addresses/mailbox.ts'
import { networkOf } from '../../shared/addresses/network-address.ts'
import { day } from '../../shared/time/durations.ts'

/**
 * How many unconfirmed visits, of one home or several, may be held for one address, so that one
 * visitor cannot empty the calendar.
 */
export const maxHeld = 2

/**
 * How many requests may hold half-hours (docs/requirements/leads.md#viewings). Further ones are
 * stored without a hold, so that nobody can block the calendar. A visit to several homes counts
 * twice.
 */
export const holdLimits = {
  mailbox: { window: day, max: 5 },
  network: { window: day, max: 10 },
  site: { window: day, max: 60 },
}

/**
 * Counts a request that would hold half-hours. A request over its sender's limit does not count for
 * the whole site, so that one sender cannot use up the site's limit.
 * @param counters shared by all processes.
 * @param time in milliseconds since 1970.
 * @returns whether it may hold them, and a function that reverts the counts.
 */
export async function countHolding(
  counters: Counters,
  { email, address, homes }: { email: string; address: string | undefined; homes: number },
  time: number,
) {
  const limits = [
    ...(address === undefined
      ? []
      : [{ key: `viewings from ${networkOf(address)}`, ...holdLimits.network }]),
    { key: `viewings for ${mailboxOf(email)}`, ...holdLimits.mailbox },
    { key: 'viewings', ...holdLimits.site },
  ]
  const counted: string[] = []
  let mayHold = true
  for (const { key, window, max } of limits) {
    for (let weight = homes > 1 ? 2 : 1; weight > 0; weight--) {
      const [count] = await counters.count([{ key, window }], time)
      counted.push(key)
      mayHold = count !== undefined && count.hits <= max
    }
    if (!mayHold) break
  }
  return { mayHold, takeBack: () => counters.takeBack(counted, time) }
}
