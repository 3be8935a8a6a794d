import { isIPv6 } from 'node:net'

/**
 * The network that counts as one visitor for rate limits.
 * @param address an IP address in its shortest form.
 * @returns an IPv4 address unchanged; for an IPv6 address its /64, because a household or customer
 *   has a whole /64.
 */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address

/** The eight groups of an IPv6 address, including the zeros that `::` omits. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back]
}
