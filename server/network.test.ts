import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another address of the same customer', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['a shortened network', '2001:db8::9', '2001:db8:0:0::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['IPv4 mapped into IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
])('%s', (_, address, network) => {
  expect(networkOf(address)).toBe(network)
})
