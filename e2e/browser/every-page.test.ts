import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathIn } from '#server/language.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { newVisitor, openPage, phone } from '../../testing/browser.ts'
import { pages } from '../paths.ts'

const { browser, site } = browserAndSite()

const missing = ['/nowhere', '/properties/no-such-home']

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What axe finds in a page. */
async function violationsOn(page: Page): Promise<string[]> {
  // Without frames the results need no second page to be put together in (what axe calls legacy), and only what is wrong is asked for.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** A phone's browser zooms out rather than scroll sideways, so the narrowest width is tried on the laptop. */
async function expectToFit(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page), 'at 320 px').toBe(0)
  await page
    .addStyleTag({ content: 'html { font-size: 200% }' })
    .catch(() => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')))
  await page.setViewportSize({ width: 640, height: 700 })
  expect(await overflow(page), 'with text twice as large').toBe(0)
}

const all = [...pages, ...missing]

// Axe, which takes most of the time, sees each layout and each language once.
describe.each([
  { device: 'a laptop', options: {}, paths: all, axe: true },
  { device: 'a laptop', options: {}, paths: all.map((path) => pathIn('es', path)), axe: false },
  { device: 'a phone', options: phone, paths: all.map((path) => pathIn('es', path)), axe: true },
])('every page, on $device (axe: $axe)', ({ device, options, paths, axe }) => {
  // One profile for all pages: what they share is fetched once, as for a visitor who walks through the site.
  let visitor: BrowserContext
  beforeAll(async () => {
    visitor = await newVisitor(browser(), site().url, options)
  })
  afterAll(() => visitor.close())

  test.each(paths)(
    '%s: nothing is wrong for axe, the console is silent, nobody else is asked, all of it fits',
    async (path) => {
      const { page, complaints, scripts } = await openPage(visitor, site().url)
      const response = await page.goto(path, { waitUntil: 'load' })
      const expected =
        response?.status() === 404 ? [expect.stringContaining('404 (Not Found)')] : []
      expect(scripts).toEqual([])
      expect(await overflow(page)).toBe(0)
      if (axe) expect(await violationsOn(page)).toEqual([])
      expect(complaints).toEqual(expected)
      if (device === 'a laptop') await expectToFit(page)
      await page.close()
    },
  )
})
