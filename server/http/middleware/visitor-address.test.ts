import { expect, test } from 'vitest'
import { resolveAddress } from './visitor-address.ts'

test.each([
  ['a direct visitor', '203.0.113.7', undefined, 0, '203.0.113.7'],
  ['a direct visitor who claims another address', '203.0.113.7', '192.0.2.1', 0, '203.0.113.7'],
  ['a visitor behind one proxy of ours', '127.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['the entry that our proxy appended', '127.0.0.1', '192.0.2.1, 203.0.113.7', 1, '203.0.113.7'],
  ['a visitor behind two proxies', '127.0.0.1', '203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['a visitor who passed one of two proxies', '127.0.0.1', '6.6.6.6', 2, undefined],
  ['a visitor who passed no proxy', '203.0.113.7', undefined, 2, '203.0.113.7'],
  ['a request within this process', undefined, '203.0.113.7', 1, '203.0.113.7'],
  ['a proxy that forwards nothing', '127.0.0.1', undefined, 1, undefined],
  ['an undeclared proxy on this machine', '127.0.0.1', '203.0.113.7', 0, undefined],
  ['an undeclared proxy in our network', '::ffff:10.1.2.3', '203.0.113.7', 0, undefined],
  ['an undeclared proxy of a cluster', '100.64.0.9', '203.0.113.7', 0, undefined],
  ['a visitor with a port', '127.0.0.1', '203.0.113.7:51234', 1, '203.0.113.7'],
  ['a visitor with IPv6 and a port', '127.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['a visitor with IPv6', '127.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['a visitor with IPv4 written as IPv6', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['a visitor whom the proxy hides', '127.0.0.1', 'unknown', 1, undefined],
  ['no connection', undefined, '203.0.113.7', 0, undefined],
])('the address of %s', (_, connection, forwarded, trustProxy, expected) => {
  expect(resolveAddress(connection, forwarded, trustProxy)).toBe(expected)
})
