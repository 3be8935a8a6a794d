import { expect, test } from 'vitest'
import { clientAddress } from '../gateway/client-address.ts'
import { Buckets } from './limits.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a bucket gives its burst at once, then as it fills', () => {
  const buckets = new Buckets(3, 3, 60_000)
  expect([1, 2, 3].map(() => buckets.take('a', 0))).toEqual([0, 0, 0])
  expect(buckets.take('a', 0)).toBe(20_000)
  expect(buckets.take('b', 0)).toBe(0)
  expect(buckets.take('a', 19_999)).toBeGreaterThan(0)
  expect(buckets.take('a', 20_000)).toBe(0)
  buckets.giveBack('a', 20_000)
  expect(buckets.take('a', 20_000)).toBe(0)
  expect([1, 2, 3, 4].map(() => buckets.take('a', 1_000_000) === 0)).toEqual([true, true, true, false])
})

test('strangers’ keys do not pile up', () => {
  const buckets = new Buckets(1, 1, 60_000)
  buckets.take('first', 0)
  for (let key = 0; key < 50_000; key++) buckets.take(String(key), 0)
  expect(buckets.take('first', 0)).toBe(0)
  expect(buckets.take('49999', 0)).toBeGreaterThan(0)
})

test('a password is kept as salted argon2id', async () => {
  const [one, other] = await Promise.all([hashPassword('olive-grove-7'), hashPassword('olive-grove-7')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('olive-grove-7', one)).toBe(true)
  expect(await verifyPassword('olive-grove-8', one)).toBe(false)
  expect(await verifyPassword('', '')).toBe(false)
  expect(await verifyPassword('anything', undefined)).toBe(false)
})

test.each([
  ['nobody, in process', {}, 0, undefined],
  ['in process for a visitor', { 'X-Forwarded-For': '203.0.113.7' }, 0, '203.0.113.7'],
  ['in process for a visitor of IPv6', { 'X-Forwarded-For': '2001:db8:1:2:3:4:5:6' }, 0, '2001:db8:1:2::/64'],
  ['the same customer', { 'X-Forwarded-For': '2001:db8:1:2::9' }, 0, '2001:db8:1:2::/64'],
  ['an address in IPv6 clothes', { 'X-Forwarded-For': '::ffff:203.0.113.7' }, 0, '203.0.113.7'],
])('%s', (_, headers: Record<string, string>, trustProxy, expected) => {
  expect(clientAddress(undefined, new Request('http://site.test', { headers }), trustProxy)).toBe(expected)
})
