import { expect, test } from 'vitest'
import { returnPath } from './guard.ts'

test.each(['/profile', '/es/profile', '/properties/palm-10-villa-on-the-court', '/'])(
  'after the sign-in, %s is a page to return to',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

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
  `/${'a'.repeat(300)}`,
])('after the sign-in, %s is no page to return to', (path) => {
  expect(returnPath(path)).toBeUndefined()
})
