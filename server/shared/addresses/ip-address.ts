import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net'

/**
 * Reads an IP address as a socket or a proxy writes it: also with a port, and in brackets.
 * @returns the address in its shortest form, as IPv4 where it is one written as IPv6 (`::ffff:…`);
 *   undefined for anything else, such as `unknown`.
 */
export function parseIpAddress(text: string): string | undefined {
  const host = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  if (isIPv4(host)) return host
  if (!isIPv6(host)) return undefined
  const [withoutZone = ''] = host.split('%')
  const { address } = new SocketAddress({ address: withoutZone, family: 'ipv6' })
  return /^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address
}

/**
 * Loopback, private (RFC 1918, RFC 4193) and link-local addresses, and those that carriers and
 * clusters share (RFC 6598).
 */
const internal = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  internal.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  internal.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address belongs to this machine or a private network, and not to the internet. */
export const isInternal = (address: string): boolean =>
  internal.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
