import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../security-headers.ts'
import { type Stylesheets, withInlineStyles } from './inline-styles.ts'

const text = 'main{color:red}$&'
const digest = `sha256-${createHash('sha256').update(text).digest('base64')}`
const stylesheets: Stylesheets = new Map([['/assets/home-1.css', { text, digest }]])
const page = (head: string) => `<html><head>${head}</head><body><p>Text</p></body></html>`

test('a page has its stylesheet within it, and its policy allows that style alone', () => {
  const link = '<link rel="stylesheet" href="/assets/home-1.css"/>'
  const { html, styleDigests } = withInlineStyles(page(link), stylesheets)
  expect(html).toBe(page(`<style data-from="/assets/home-1.css">${text}</style>`))
  const [policy = ''] =
    /style-src [^;]+/.exec(contentSecurityPolicy([], { styles: styleDigests })) ?? []
  expect(policy).toMatch(/^style-src 'self' 'sha256-[^']+' 'sha256-[^']+'$/)
  expect(policy).toContain(digest)
  expect(policy).not.toContain('unsafe-inline')
})

test('the order that React gives a stylesheet is kept where React does not take the style for its own', () => {
  const link = '<link rel="stylesheet" href="/assets/home-1.css" data-precedence="page"/>'
  const { html } = withInlineStyles(page(link), stylesheets)
  expect(html).toContain('<style data-from="/assets/home-1.css" data-order="page">')
})

test('a stylesheet that the build does not have stays a link, as does what is written in a page’s text', () => {
  const link = '<link rel="stylesheet" href="/assets/other.css"/>'
  expect(withInlineStyles(page(link), stylesheets)).toEqual({ html: page(link), styleDigests: [] })
  const body = page('') + '<link rel="stylesheet" href="/assets/home-1.css"/>'
  expect(withInlineStyles(body, stylesheets).html).toBe(body)
})
