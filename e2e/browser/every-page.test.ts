import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, phone, visit } from '../../testing/browser.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { bothLanguages, pages } from '../paths.ts'

let browser: Browser
let site: ServedSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), serveSite('sqlite')])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const missing = ['/nowhere', '/properties/no-such-home']

describe.each([
  ['a phone', phone],
  ['a laptop', {}],
])('on %s', (_, options) => {
  test.each([...pages, ...missing].flatMap(bothLanguages))('%s: axe finds nothing, the console is silent, nobody else is asked', async (path) => {
    const { page, complaints, scripts, context } = await visit(browser, site.url, options)
    const response = await page.goto(path, { waitUntil: 'load' })
    const expected = response?.status() === 404 ? [expect.stringContaining('404 (Not Found)')] : []
    expect(scripts).toEqual([])
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    expect(complaints).toEqual(expected)
    await context.close()
  })
})

test.each(pages.flatMap(bothLanguages))('%s fits 320 px, also with text twice as large', async (path) => {
  const { page, context } = await visit(browser, site.url, { viewport: { width: 320, height: 700 } })
  await page.goto(path)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await page.addStyleTag({ content: 'html { font-size: 200% }' }).catch(() => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')))
  await page.setViewportSize({ width: 640, height: 700 })
  expect(await overflow()).toBe(0)
  await context.close()
})
