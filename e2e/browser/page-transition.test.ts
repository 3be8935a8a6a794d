import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { phoneScreen, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

test('one page fades into the next although its stylesheet comes late', async () => {
  const { page, context, complaints } = await visit(browser(), site().url, {
    ...phoneScreen,
    reducedMotion: 'no-preference',
  })
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { hasFaded: 'viewTransition' in event && !!event.viewTransition })
    }),
  )
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    // This delay simulates the network; the test itself does not wait for it.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.fulfill({ response })
  })
  await page.goto('/properties/garden-apartment-south-terrace')
  for (const [link, path] of [
    ['.bar a.btn', '/viewing'],
    ['.crumbs a', '/garden-apartment-south-terrace'],
  ] as const) {
    // A press that does not start the page's scripts.
    await page
      .locator(link)
      .first()
      .evaluate((element) => element instanceof HTMLElement && element.click())
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasFaded'))).toBe(true)
  }
  expect(complaints).toEqual([])
  await context.close()
})
