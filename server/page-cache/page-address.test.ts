import { expect, test } from 'vitest'
import { createReadAddress } from './page-address.ts'

const read = createReadAddress(
  {
    pages: {
      '/list': { sort: ['cheapest'], type: ['villa', 'penthouse'] },
      '/figures': { price: 'any' },
      '/search': { type: (value) => (value === 'villa' ? value : 'other') },
      '/profile': 'visitor',
      '/homes/:slug/own': 'visitor',
    },
    everywhere: { sent: ['contact'] },
  },
  (path) => `route of ${path}`,
)
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
  ['/search?type=castle', '/search?type=other'],
  ['/search?type=villa', '/search?type=villa'],
  ['/list?__proto__=1&constructor=2', '/list'],
  ['/homes/caf%C3%A9?sort=cheapest', '/homes/caf%C3%A9'],
])('%s is the page %s', (url, page) => {
  expect(key(url)).toBe(page)
})

test('free text makes a separate page where it is read, and is dropped elsewhere', () => {
  expect(key('/figures?price=5')).toBe('/figures?price=5')
  expect(key('/list?price=5')).toBe('/list')
})

test.each([
  ['/list.data', '/list', '/list.data'],
  ['/_.data?u=1', '/', '/_.data'],
  ['/es.data', '/es', '/es.data'],
  ['/list.data?sort=cheapest&u=1', '/list', '/list.data?sort=cheapest'],
  ['/list.data?_routes=route%20of%20/list', '/list', '/list.data?_routes=route+of+%2Flist'],
  ['/list.data?_routes=root', '/list', '/list.data'],
  ['/list.data?_routes=route%20of%20/list,root', '/list', '/list.data'],
])('%s is the data of %s', (url, path, key) => {
  expect(read(url)).toEqual({ key, path, isData: true })
})

test('a page itself has no routes to choose from', () => {
  expect(key('/list?_routes=route%20of%20/list')).toBe('/list')
})

test.each([
  '/profile',
  '/es/profile?x=1',
  '/homes/one/own',
  '/list?lang=es',
  '/profile.data',
  '/es/profile.data?_routes=root',
  '/homes/one/own.data',
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

test('the same page in the two languages has two keys', () => {
  expect(key('/es/list')).not.toBe(key('/list'))
})
