import { AuthApiError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { accountRefusal } from '#server/accounts/account-refusal.ts'
import { accountHeaders, frameHeaders, refusalInit, refusedPage } from './refusal-init.ts'

const initOf = (code: string, message: string) =>
  refusalInit(accountRefusal(new AuthApiError(message, 429, code)))

test.each([
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 42 seconds.',
    '42',
  ],
  ['over_email_send_rate_limit', 'email rate limit exceeded', '3600'],
  ['over_request_rate_limit', 'Request rate limit reached', '600'],
  ['mfa_recovery_codes_locked', 'Too many failed attempts', '600'],
])('%s, "%s", is answered with the seconds of its budget', (code, message, seconds) => {
  expect(initOf(code, message)).toEqual({ status: 429, headers: { 'Retry-After': seconds } })
})

test('a page that cannot be shown says so, and after too many attempts for how long', () => {
  const init = (reason: 'tooMany' | 'sessionEnded') =>
    refusedPage({ reason, message: '', retryAfter: 600 }).init
  expect(init('tooMany')).toEqual({ status: 429, headers: { 'Retry-After': '600' } })
  expect(init('sessionEnded')).toEqual({ status: 503 })
})

test('other refusals name no time', () => {
  expect(initOf('invalid_credentials', 'Invalid login credentials')).toEqual({ status: 400 })
})

test('the page keeps its own headers and passes on the time', () => {
  const loaderHeaders = new Headers({ 'Cache-Control': 'private, no-store' })
  const actionHeaders = new Headers({ 'Retry-After': '600' })
  expect([...accountHeaders({ loaderHeaders, actionHeaders })]).toEqual([
    ['cache-control', 'private, no-store'],
    ['retry-after', '600'],
  ])
  const errorHeaders = new Headers({ 'Retry-After': '42' })
  const framed = frameHeaders({ parentHeaders: new Headers(), errorHeaders })
  expect([...framed]).toEqual([['retry-after', '42']])
  expect([...accountHeaders({ loaderHeaders, actionHeaders: new Headers() })]).toEqual([
    ['cache-control', 'private, no-store'],
  ])
})
