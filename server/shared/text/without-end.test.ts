import { expect, test } from 'vitest'
import { withoutEnd } from './without-end.ts'

test.each([
  ['', ''],
  ['///', ''],
  ['/a/b//', '/a/b'],
  ['//a', '//a'],
])('%j without slashes at its end is %j', (text, rest) => {
  expect(withoutEnd(text, '/')).toBe(rest)
})

test('a long run of the character inside a text is passed in linear time', () => {
  // With a cost quadratic in the length, this would take minutes.
  const text = `${'/'.repeat(400_000)}b`
  expect(withoutEnd(text, '/')).toBe(text)
})
