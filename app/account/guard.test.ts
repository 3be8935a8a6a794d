import { expect, test } from 'vitest'
import { nextParameter } from '#app/forms/local-path.ts'
import { returnPath, withSignInToast } from './guard.ts'

test.each([
  '/profile',
  '/es/profile',
  '/properties/palm-10-villa-on-the-court',
  '/',
  '/office/viewings/new?lead=a-1',
  '/es/office/homes?state=draft&q=a%20b',
])('after the sign-in, %s is a page to return to', (path) => {
  expect(returnPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'profile',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/..//evil',
  '/a//b',
  '/es/login',
  '/sign-out',
  '/a?b',
  '/office?next=//evil.example',
  '/office/leads?q=<b>',
  `/${'a'.repeat(300)}`,
])('after the sign-in, %s is no page to return to', (path) => {
  expect(returnPath(path)).toBeUndefined()
})

test('the address to return to keeps its query', () => {
  const page = '/office/viewings/new?lead=a&day=b'
  expect(new URLSearchParams(`next=${nextParameter(page)}&ended=form`).get('next')).toBe(page)
  expect(withSignInToast(page)).toBe(`${page}&sent=signIn`)
  expect([nextParameter('/profile'), withSignInToast('/')]).toEqual(['/profile', '/?sent=signIn'])
})
