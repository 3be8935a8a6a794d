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

test('the answer to a form that the browser sends does not fade; another page does', async () => {
  const { page, context } = await visit(browser(), site().url, { reducedMotion: 'no-preference' })
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const transition = 'viewTransition' in event && event.viewTransition
      if (!(transition instanceof ViewTransition)) return
      void transition.ready.then(() => {
        const fading = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        Object.assign(window, { isFading: fading.length > 0 })
      })
    }),
  )
  const isFading = () => page.evaluate(() => Reflect.get(window, 'isFading'))
  await page.goto('/')
  // Presses that start no script of the page.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.nav a[href="/properties"]')?.click(),
  )
  await page.waitForURL('**/properties')
  await expect.poll(isFading).toBe(true)
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.listing .save')
    button?.form?.requestSubmit(button)
  })
  await page.waitForURL('**/properties?sent=saved*')
  await expect.poll(isFading).toBe(false)
  await context.close()
})
