import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { phoneScreen, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

/** Runs in the page before anything else: adds up the layout shift in `window.shift`. */
const addUpShift = () => {
  Reflect.set(window, 'shift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: until two frames have been drawn. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test.each([
  '/',
  '/properties',
  '/properties/garden-apartment-south-terrace',
  '/es/properties/garden-apartment-south-terrace',
  '/es/property-types/palm-10',
  '/luxury-property/carat',
  '/es/luxury-property/carat',
])('%s hardly moves when its fonts arrive after the text', async (path) => {
  const { page, context } = await visit(browser(), site().url, phoneScreen)
  const shown = Promise.withResolvers<void>()
  await page.addInitScript(addUpShift)
  await page.route(/\.woff2$/, async (route) => {
    await shown.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(twoFrames)
  expect(await page.evaluate(() => document.fonts.check('1em "Ibarra Real Nova"'))).toBe(false)
  shown.resolve()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(twoFrames)
  // Good is up to 0.1 (web.dev, "Cumulative Layout Shift").
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
  await context.close()
})
