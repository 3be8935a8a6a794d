import { expect, test } from 'vitest'
import { isOneClick, isSameOrigin } from './same-origin.ts'

const siteUrl = 'https://www.alboran.example'
const post = (headers: Record<string, string>) =>
  new Request(`${siteUrl}/contact`, { method: 'POST', headers })

test.each([
  ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, true],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, true],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a neighbour under the same domain', { 'Sec-Fetch-Site': 'same-site' }, false],
  ['an older browser on our page', { Origin: siteUrl }, true],
  ['an older browser elsewhere', { Origin: 'https://evil.example' }, false],
  ['a sandboxed frame', { Origin: 'null' }, false],
  [
    'the same host by another name',
    { Origin: 'http://localhost:3000', Host: 'localhost:3000' },
    true,
  ],
  [
    'a host that only begins like ours',
    { Origin: 'https://www.alboran.example.evil.example' },
    false,
  ],
  ['a client that is no browser', {}, true],
])('%s', (_, headers, allowed) => {
  expect(isSameOrigin(post(headers), siteUrl)).toBe(allowed)
})

test.each([
  ['/newsletter/unsubscribe', true],
  ['/es/newsletter/unsubscribe', true],
  ['/alerts/stop', true],
  ['/es/alerts/stop', true],
  ['/newsletter/confirm', false],
  ['/alerts/confirm', false],
  ['/newsletter/unsubscribe/more', false],
  ['/contact', false],
])('one-click unsubscription at %s: %s', (path, taken) => {
  expect(isOneClick(path)).toBe(taken)
})
