import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { leave, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

const home = '/properties/garden-apartment-south-terrace'

/** Opens a page that tells whether it put parts off while it was read. */
async function open(path: string, options = {}) {
  const visitor = await visit(browser(), site().url, options)
  await visitor.page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      window.name = String(document.documentElement.dataset.later)
    }),
  )
  await visitor.page.goto(path)
  return visitor
}
const putOff = (page: Page) => page.evaluate(() => window.name)

test.each(['/', '/properties', home, '/property-types/palm-10'])(
  '%s lays out the first view, then the rest without an action',
  async (path) => {
    const { page, context } = await open(path)
    expect(await putOff(page)).toBe('')
    await page.waitForFunction(() => document.documentElement.dataset.later === undefined)
    const skipped = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *, .footer *')].filter(
          (element) =>
            !element.checkVisibility({ contentVisibilityAuto: true }) && element.checkVisibility(),
        ).length,
    )
    expect(skipped).toBe(0)
    expect(await page.locator('script[type=deferred]').count()).toBeGreaterThan(0)
    await leave({ page, context })
  },
)

test('who scrolls while pictures are still loading finds the forms', async () => {
  const { page, context } = await open('about:blank')
  // No picture is answered, so that the page never has loaded.
  await page.route('**/pictures/**', () => undefined)
  await page.goto(home, { waitUntil: 'commit' })
  const form = page.locator('.ask form')
  await form.waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  expect(await form.isVisible()).toBe(false)
  await page.mouse.wheel(0, 400)
  await form.waitFor({ state: 'visible' })
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await context.close()
})

test('nothing is put off for a link to a part, nor when a page is loaded again', async () => {
  const { page, context } = await open(`${home}#costs`)
  expect(await putOff(page)).toBe('undefined')
  await page.goto('/')
  expect(await putOff(page)).toBe('')
  await page.reload()
  expect(await putOff(page)).toBe('undefined')
  await leave({ page, context })
})

test('without script, nothing is put off', async () => {
  const { page, context } = await visit(browser(), site().url, { javaScriptEnabled: false })
  await page.goto('/')
  expect(
    await page.locator('.footer').evaluate((one) => getComputedStyle(one).contentVisibility),
  ).toBe('visible')
  await leave({ page, context })
})
