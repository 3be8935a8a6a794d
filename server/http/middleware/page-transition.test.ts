import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageTransitionTag } from './page-transition.ts'
import { contentSecurityPolicy } from './security-headers.ts'

test('the rule is one style, which the policy of every page allows, and no other', () => {
  const [, style = ''] = /^<style>(.+?)<\/style>$/.exec(pageTransitionTag) ?? []
  expect(style).toContain('@view-transition')
  const [policy = ''] = /style-src [^;]+/.exec(contentSecurityPolicy([])) ?? []
  expect(policy).toBe(`style-src 'self' 'sha256-${hash('sha256', style, 'base64')}'`)
})
