import { isIPv6 } from 'node:net'

/**
 * The network that counts as one visitor for rate limits.
 * @param address an IPv4 or IPv6 address, as a socket or a proxy gives it.
 * @returns an IPv4 address unchanged, also where it is written as IPv6 (`::ffff:…`); for an IPv6
 *   address its /64, because a household or customer has a whole /64.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  const prefix = groupsOf(address).slice(0, 4)
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The eight groups of an IPv6 address, including the zeros that `::` omits, without a zone. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%')
  const [head = '', tail] = withoutZone.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  if (tail === undefined) return front
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back]
}
