import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { laptop, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite({ pictures: true })

test.each(['', '/es'])(
  'a home prints its texts, plan and costs, and no controls: "%s"',
  async (prefix) => {
    const { page, context } = await visit(browser(), site().url, laptop)
    await page.goto(`${prefix}/properties/garden-apartment-south-terrace`)
    await page.emulateMedia({ media: 'print' })
    const isShown = (selector: string) => page.locator(selector).first().isVisible()
    for (const selector of ['h1', '.sidecard__price', '#costs .big', '#costs .sums', '.maps__site'])
      expect([selector, await isShown(selector)]).toEqual([selector, true])
    for (const selector of [
      '.bar',
      '.btn',
      '.carousel__bar',
      '#enquire',
      '#costs form',
      'header nav',
    ])
      expect([selector, await isShown(selector)]).toEqual([selector, false])
    const pages = (await page.pdf({ format: 'A4' }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)
    // Eight; eleven where the fonts of a machine are wider.
    expect(pages?.length).toBeLessThanOrEqual(11)
    await context.close()
  },
)
