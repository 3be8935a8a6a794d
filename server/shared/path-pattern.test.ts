import { expect, test } from 'vitest'
import { pathPattern } from './path-pattern.ts'

test('a parameter is one segment, and all else is literal', () => {
  const pattern = pathPattern('/feeds/:slug.xml')
  expect(pattern.test('/feeds/a-home.xml')).toBe(true)
  for (const other of ['/feeds/a-home-xml', '/feeds/a/home.xml', '/feeds/.xml', '/feeds/a.xml/'])
    expect(pattern.test(other)).toBe(false)
})
