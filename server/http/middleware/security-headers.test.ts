import { expect, test } from 'vitest'
import { previewPolicy } from '../pages/draft-preview.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const directivesOf = (policy: string) =>
  policy.split('; ').map((directive): [string, string] => {
    const space = directive.indexOf(' ')
    return [directive.slice(0, space), directive.slice(space + 1)]
  })

test('a directive of a page replaces the usual one, or is added to the others', () => {
  const usual = Object.fromEntries(directivesOf(contentSecurityPolicy([])))
  const own = { 'script-src': "'none'", 'frame-src': "'self'" }
  const changed = directivesOf(
    contentSecurityPolicy([], { scripts: ['sha256-of-a-script'], styles: [] }, own),
  )
  expect(Object.fromEntries(changed)).toEqual({ ...usual, ...own })
  // Browsers ignore the repetition of a directive.
  expect(changed).toHaveLength(Object.keys(usual).length + 1)
})

test('a preview runs no script, sends no form, and only the office frames it', () => {
  const policy = directivesOf(previewPolicy(['https://pictures.test']))
  expect(Object.fromEntries(policy)).toMatchObject({
    'script-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'img-src': "'self' data: https://pictures.test",
  })
})
