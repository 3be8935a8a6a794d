import { expect, test } from 'vitest'
import { visitOf } from './visit.ts'

const request = {
  method: 'GET',
  url: '/es/properties?page=2',
  status: 200,
  accept: 'text/html,application/xhtml+xml',
  referrer: 'https://www.Google.com/search?q=secret',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605',
  purpose: undefined,
}
const visit = (change: Partial<typeof request> | { purpose: string }) =>
  visitOf({ ...request, ...change }, 'site.test')

test('a visit is counted with its language and the referring host, and nothing else', () => {
  expect(visit({})).toEqual({ path: '/properties', language: 'es', referrer: 'google.com' })
  expect(visit({ url: '/', referrer: 'javascript:alert(1)' })).toEqual({
    path: '/',
    language: 'en',
    referrer: '',
  })
  expect(visit({ url: '/newsletter/confirm?token=secret', referrer: '' })?.path).toBe(
    '/newsletter/confirm',
  )
  expect(visit({ status: 304 })?.path).toBe('/properties')
})

test('a page that a script opens counts once', () => {
  const data = { url: '/es/blog.data', accept: '*/*' }
  expect(visit({ ...data, referrer: 'https://site.test/es' })).toEqual({
    path: '/blog',
    language: 'es',
    referrer: 'own',
  })
  expect(visit({ ...data, referrer: 'https://site.test/es/blog' })).toBeUndefined()
  expect(visit({ ...data, url: '/es/blog.data?_routes=a' })).toBeUndefined()
})

test('the home page that a script opens counts as the home page', () => {
  const data = { url: '/_.data', accept: '*/*' }
  expect(visit({ ...data, referrer: 'https://site.test/blog' })?.path).toBe('/')
  expect(visit({ ...data, referrer: 'https://site.test/' })).toBeUndefined()
  expect(visit({ ...data, url: '/es.data' })).toMatchObject({ path: '/', language: 'es' })
})

test.each([
  ['a robot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['no browser', { userAgent: '' }],
  ['a form', { method: 'POST' }],
  ['an error', { status: 404 }],
  ['a picture', { url: '/pictures/a.jpg' }],
  ['what a script asks for', { accept: '*/*' }],
  ['a page that is loaded ahead', { purpose: 'prefetch;prerender' }],
  ['the office', { url: '/es/office/homes' }],
  ['the code of a sign-in', { url: '/es/login/code' }],
  ['a new password', { url: '/reset-password?token=a' }],
  ['an account', { url: '/profile' }],
  ['a confirmed registration', { url: '/confirm?token=a' }],
])('%s is no visit', (_, change) => {
  expect(visit(change)).toBeUndefined()
})
