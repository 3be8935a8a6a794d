import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { visit } from '../../testing/browser.ts'

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

test.each(['en-GB', 'fr-FR'])(
  'a browser set to %s is offered nothing in English',
  async (locale) => {
    const { page, context } = await visit(browser(), site().url, { locale })
    await page.goto('/properties')
    expect(await page.locator('.offer').isVisible()).toBe(false)
    await context.close()
  },
)
