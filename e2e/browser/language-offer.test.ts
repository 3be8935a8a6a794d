import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { phoneScreen, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

test.each([
  ['es-ES', '/properties', 'Ver en español'],
  ['en-GB', '/es/properties', 'View in English'],
])('a browser set to %s is offered its language on %s', async (locale, path, name) => {
  const { page, context } = await visit(browser(), site().url, { locale })
  await page.goto(path)
  const offer = page.getByRole('link', { name })
  await offer.click()
  await page.waitForURL(locale === 'es-ES' ? '**/es/properties' : /\d\/properties$/)
  expect(await page.locator('.offer').isVisible()).toBe(false)
  await context.close()
})

test.each([
  [phoneScreen, 320],
  [{}, 768],
  [{}, 1280],
])('the offer covers nothing, and declined it stays away', async (options, width) => {
  const { page, context } = await visit(browser(), site().url, {
    ...options,
    viewport: { width, height: 800 },
    locale: 'es-ES',
  })
  await page.goto('/properties')
  const offer = await page.locator('.offer').boundingBox()
  const header = await page.locator('.header').boundingBox()
  expect((offer?.y ?? 0) + (offer?.height ?? Infinity)).toBeLessThanOrEqual(header?.y ?? 0)
  await page.getByRole('link', { name: 'Seguir en inglés' }).click()
  await expect.poll(() => page.locator('.offer').isVisible()).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/properties')
  // A page that was opened from elsewhere, as the first one.
  await page.goto('about:blank')
  await page.goto('/')
  expect(await page.locator('.offer').isVisible()).toBe(false)
  expect(await context.cookies()).toMatchObject([{ name: 'lang', value: 'en' }])
  await context.close()
})

test.each(['en-GB', 'fr-FR'])(
  'a browser set to %s is offered nothing in English',
  async (locale) => {
    const { page, context } = await visit(browser(), site().url, { locale })
    await page.goto('/properties')
    expect(await page.locator('.offer').isVisible()).toBe(false)
    await context.close()
  },
)
