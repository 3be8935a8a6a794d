import { expect, test } from 'vitest'
import { visitOf } from './visit.ts'

const request = {
  method: 'GET',
  url: '/es/properties?page=2',
  status: 200,
  type: 'text/html; charset=utf-8',
  referrer: 'https://www.Google.com/search?q=secret',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605',
  purpose: undefined,
}
const visit = (change: Partial<typeof request> | { purpose: string }) =>
  visitOf({ ...request, ...change }, 'site.test')

test('a page counts with its language and the host that it was found on, and nothing else', () => {
  expect(visit({})).toEqual({ path: '/properties', language: 'es', referrer: 'google.com' })
  expect(visit({ url: '/', referrer: 'javascript:alert(1)' })).toEqual({
    path: '/',
    language: 'en',
    referrer: '',
  })
  expect(visit({ url: '/newsletter/confirm?token=secret', referrer: '' })?.path).toBe(
    '/newsletter/confirm',
  )
  expect(visit({ status: 304, type: '' })?.path).toBe('/properties')
})

test('a page that a script opens counts once', () => {
  const data = { url: '/es/blog.data', type: 'text/x-script' }
  expect(visit({ ...data, referrer: 'https://site.test/es' })).toEqual({
    path: '/blog',
    language: 'es',
    referrer: 'own',
  })
  expect(visit({ ...data, referrer: 'https://site.test/es/blog' })).toBeUndefined()
  expect(visit({ ...data, url: '/es/blog.data?_routes=a' })).toBeUndefined()
  expect(visit({ ...data, url: '/_root.data' })?.path).toBe('/')
})

test.each([
  ['a robot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['no browser', { userAgent: '' }],
  ['a form', { method: 'POST' }],
  ['an error', { status: 404 }],
  ['a picture', { type: 'image/avif', url: '/pictures/a.jpg' }],
  ['an unchanged picture', { status: 304, type: '', url: '/pictures/a.jpg' }],
  ['a page that is loaded ahead', { purpose: 'prefetch;prerender' }],
  ['the office', { url: '/es/office/homes' }],
])('%s is no visit', (_, change) => {
  expect(visit(change)).toBeUndefined()
})
