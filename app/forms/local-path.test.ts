import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each(['/', '/es/profile', '/properties/palm-10-villa', '/a.b/c_d'])('%s is local', (path) => {
  expect(localPath(path)).toBe(path)
})

test.each([
  '',
  'profile',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/a?b',
  '/a#b',
  '/a b',
  '/a\n',
  `/${'a'.repeat(201)}`,
])('%j is refused', (path) => {
  expect(localPath(path)).toBeUndefined()
})
