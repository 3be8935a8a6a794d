import { describe, expect, test } from 'vitest'
import { isInternal, parseIpAddress } from './ip-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:DB8:0:0::0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['', undefined],
  ['unknown', undefined],
  ['_hidden:443', undefined],
  ['203.0.113', undefined],
  ['203.0.113.7:', undefined],
  ['203.0.113.7:443:80', undefined],
  ['[2001:db8::1', undefined],
  ['[2001:db8::1]x', undefined],
  ['[[2001:db8::1]]', undefined],
  ['2001:db8::1::2', undefined],
  ['127.1', undefined],
  ['0x7f.0.0.1', undefined],
])('%s is the address %s', (text, address) => {
  expect(parseIpAddress(text)).toBe(address)
})

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.0.1',
    '100.64.0.0',
    '100.127.255.255',
    '::1',
    'fd12::1',
    'fe80::1',
    'febf::1',
  ])('%s is internal', (address) => {
    expect(isInternal(address)).toBe(true)
  })

  test.each(['203.0.113.7', '172.32.0.1', '100.63.255.255', '100.128.0.0', '::2', '2001:db8::1'])(
    '%s is not',
    (address) => {
      expect(isInternal(address)).toBe(false)
    },
  )
})
