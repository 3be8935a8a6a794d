import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import { type Stylesheets, withInlineStyles } from './inline-styles.ts'

const text = 'main{color:red}$&'
const digest = `sha256-${createHash('sha256').update(text).digest('base64')}`
const stylesheets: Stylesheets = new Map([
  ['/assets/home-1.css', { bytes: Buffer.from(text), digest }],
])
/** A head with its inlined styles, as one text, and their digests. */
function inlined(head: string) {
  const { parts, styleDigests } = withInlineStyles(`<title>Home</title>${head}`, stylesheets)
  return { head: parts.join(''), styleDigests }
}

test('a page has its stylesheet within it, and its policy allows that style alone', () => {
  const link = '<link rel="stylesheet" href="/assets/home-1.css"/>'
  const { head, styleDigests } = inlined(`${link}<meta name="a"/>`)
  expect(head).toBe(
    `<title>Home</title><style data-from="/assets/home-1.css">${text}</style><meta name="a"/>`,
  )
  const [policy = ''] =
    /style-src [^;]+/.exec(contentSecurityPolicy([], { styles: styleDigests })) ?? []
  expect(policy).toMatch(/^style-src 'self' 'sha256-[^']+' 'sha256-[^']+'$/)
  expect(policy).toContain(digest)
  expect(policy).not.toContain('unsafe-inline')
})

test('React’s order of a stylesheet is kept in an attribute that React ignores', () => {
  const link = '<link rel="stylesheet" href="/assets/home-1.css" data-precedence="page"/>'
  expect(inlined(link).head).toContain('<style data-from="/assets/home-1.css" data-order="page">')
})

test('a stylesheet that the build does not have stays a link', () => {
  const link = '<link rel="stylesheet" href="/assets/other.css"/>'
  expect(inlined(link)).toEqual({ head: `<title>Home</title>${link}`, styleDigests: [] })
})
