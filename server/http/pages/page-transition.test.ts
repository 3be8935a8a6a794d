import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../security-headers.ts'
import { withPageTransition } from './page-transition.ts'

test('a page has the rule before its stylesheet, and its policy allows that style alone', () => {
  const page = withPageTransition('<html><head><link rel="stylesheet" href="/a.css"></head></html>')
  const [, style = ''] = /<head><style>(.+?)<\/style><link/.exec(page) ?? []
  expect(style).toContain('@view-transition')
  const [policy = ''] = /style-src [^;]+/.exec(contentSecurityPolicy([])) ?? []
  expect(policy).toBe(`style-src 'self' 'sha256-${hash('sha256', style, 'base64')}'`)
})
