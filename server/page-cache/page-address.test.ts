import { expect, test } from 'vitest'
import { createReadAddress } from './page-address.ts'

const read = createReadAddress({
  pages: {
    '/list': { sort: ['cheapest'], type: ['villa', 'penthouse'] },
    '/figures': { price: 'any' },
    '/profile': 'visitor',
    '/homes/:slug/own': 'visitor',
  },
  everywhere: { sent: ['contact'] },
})
const key = (url: string) => read(url)?.key

test.each([
  ['/', '/'],
  ['/?u=1', '/'],
  ['/?utm_source=x&fbclid=y', '/'],
  ['/?', '/'],
  ['/?sent=contact&u=1', '/?sent=contact'],
  ['/?sent=nonsense', '/'],
  ['/list?type=villa&sort=cheapest', '/list?sort=cheapest&type=villa'],
  ['/es/list?sort=cheapest&type=villa&type=penthouse', '/es/list?sort=cheapest&type=villa'],
  ['/list?type=castle&TYPE=villa&sort=', '/list'],
  ['/list?type=%76illa', '/list?type=villa'],
  ['/list?__proto__=1&constructor=2', '/list'],
  ['/homes/caf%C3%A9?sort=cheapest', '/homes/caf%C3%A9'],
])('%s is the page %s', (url, page) => {
  expect(read(url)).toEqual({ key: page, keep: true })
})

test('free text makes a page that is not kept, and is nothing to other pages', () => {
  expect(read('/figures?price=5')).toEqual({ key: '/figures?price=5', keep: false })
  expect(read('/list?price=5')).toEqual({ key: '/list', keep: true })
})

test.each([
  '/profile',
  '/es/profile?x=1',
  '/homes/one/own',
  '/list?lang=es',
  '/list.data?_routes=root',
  '/%6cist',
  '/caf%c3%a9',
  '/%E0%A4%A',
  '//list',
  '/list/',
  '/list//x',
  '/x/../list',
  '/./list',
  '/list/..',
  '/li\\st',
  '/list;v=1',
  '*',
  'http://other.example/list',
])('%s is no page that all visitors share', (url) => {
  expect(read(url)).toBeUndefined()
})

test('a path without end is not kept', () => {
  expect(read(`/${'a'.repeat(400)}`)).toMatchObject({ keep: false })
})

test('the same page in the two languages has two keys', () => {
  expect(key('/es/list')).not.toBe(key('/list'))
})
