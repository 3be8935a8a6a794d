import { expect, test } from 'vitest'
import { currentPath } from './redirects.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/blog///', '/blog'],
  ['//host//', '/host'],
  ['/es/Property/', '/es/properties'],
])('the page of %s has the address %s', (path, current) => {
  expect(currentPath(path)).toBe(current)
})

test('a path of slashes takes no longer than any other path of the same length', () => {
  // With a cost quadratic in the length, this would take minutes.
  const path = `/a${'/'.repeat(400_000)}b`
  expect(currentPath(path)).toBe(path)
})
