import { isIPv6 } from 'node:net'

/**
 * What stands for one client when requests are counted: an IPv4 address as it is, of IPv6 the /64,
 * because a provider gives each customer at least that much. IPv4 mapped into IPv6 counts as IPv4.
 * @param address an IP address; anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
